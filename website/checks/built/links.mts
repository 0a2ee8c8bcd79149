import {docsFolder} from '../site.mts';
import {problem, type Problem} from '../problem.mts';
import type {BuiltLink, BuiltPage} from './html.mts';

/** The built site: its pages, and the names of all its files. */
export interface BuiltSite {
  readonly pages: readonly BuiltPage[];
  readonly files: ReadonlySet<string>;
  /** Path → source of the pages, to find the line of a wrong link. */
  readonly sources: ReadonlyMap<string, string>;
}

const base = 'https://site.invalid/';

/** The source of a page, if there is one, so that a problem names the file to correct. */
function sourceOf({file, locale}: BuiltPage, {sources}: BuiltSite): string {
  const route = /^(?:de\/)?docs\/(.+)\.html$/.exec(file)?.[1];
  const source = `${docsFolder(locale)}/${route}.mdx`;
  return sources.has(source) ? source : `build/${file}`;
}

/** The first line of the source that has the anchor, the file or the text of the link. */
function lineOf(link: BuiltLink, source: string): number {
  const [path = '', anchor] = link.url.split('#');
  const traces = [anchor && `#${anchor}`, `${path.split('/').pop()}.mdx`, link.text];
  const lines = source.split('\n');
  const found = traces.map((trace) => lines.findIndex((line) => trace && line.includes(trace)));
  return (found.find((index) => index >= 0) ?? 0) + 1;
}

function targetOf(path: string, {files}: BuiltSite): string | undefined {
  const name = decodeURIComponent(path).replace(/^\/|\/$/g, '');
  return [name, `${name}.html`, name === '' ? 'index.html' : `${name}/index.html`].find((file) =>
    files.has(file),
  );
}

interface Fault {
  readonly message: string;
  readonly remedy: string;
}

function faultOf(link: BuiltLink, page: BuiltPage, site: BuiltSite): Fault | undefined {
  const url = new URL(link.url, new URL(page.route, base));
  if (url.origin !== new URL(base).origin) return undefined;
  const file = targetOf(url.pathname, site);
  if (file === undefined)
    return {message: `leads to ${url.pathname}, which does not exist`, remedy: 'correct the link.'};
  const target = site.pages.find((other) => other.file === file);
  if (!target) return undefined;
  if (target.locale !== page.locale && !link.lang)
    return {
      message: `leads from ${page.locale} to ${target.locale} (${url.pathname})`,
      remedy: 'link the page of the same language.',
    };
  // A link to a lab has the lab's state after its name: #lab-rules?score=5&v=1
  const anchor = decodeURIComponent(url.hash.slice(1)).replace(/^(lab-[a-zA-Z]+)\?.*$/s, '$1');
  return anchor && !target.ids.has(anchor)
    ? {
        message: `leads to #${anchor}, which ${url.pathname} does not have`,
        remedy: 'correct the anchor, or give the heading this id.',
      }
    : undefined;
}

function checkPage(page: BuiltPage, site: BuiltSite): Problem[] {
  const source = sourceOf(page, site);
  const language =
    page.redirects || page.lang === page.locale
      ? []
      : [
          problem(
            source,
            1,
            `build/${page.file} says that its language is "${page.lang}".`,
            `it is in the folder of "${page.locale}".`,
          ),
        ];
  const links = page.links.flatMap((link) => {
    const fault = faultOf(link, page, site);
    if (!fault) return [];
    const line = lineOf(link, site.sources.get(source) ?? '');
    const name = link.text || link.url;
    return [problem(source, line, `The link "${name}" ${fault.message}.`, fault.remedy)];
  });
  return [...language, ...links];
}

/** Links and anchors have a target in both languages, and links stay in their language. */
export function checkBuiltLinks(site: BuiltSite): Problem[] {
  return site.pages.flatMap((page) => checkPage(page, site));
}
