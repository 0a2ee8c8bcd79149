import path from 'node:path';
import {defaultLocale, isPartial} from '../../../website/config/locales.ts';
import {variableGroups} from '../../../website/data/environmentVariables.ts';
import {errorCatalogue} from '../../../website/data/errors/index.ts';
import {knownIssues} from '../../../website/data/knownIssues/index.ts';
import type {Place, Report, Rule} from '../rule.mts';
import {docsFolder, type Site} from '../site.mts';

/** Anchors that components write, by page. */
const generated: Readonly<Record<string, readonly string[]>> = {
  'about/known_issues': Object.keys(knownIssues),
  'api/troubleshooting': [
    'find-a-message',
    ...errorCatalogue.flatMap((entry) => ('id' in entry ? [String(entry.id)] : [])),
  ],
  'installation/configure/environment_variables': variableGroups.flatMap(({id, variables}) => [
    id,
    ...variables.map(({name}) => name.toLowerCase().replaceAll('_', '-')),
  ]),
};

const empty = /^(?:here|this page|link|click here|hier|diese Seite)?$/i;

type Anchors = ReadonlyMap<string, ReadonlySet<string | undefined>>;

type Check = ReturnType<typeof checkTarget>;

const anchorsOf = ({pages}: Site): Anchors =>
  new Map(
    pages.map(({file, id, headings}) => [
      file,
      new Set([...headings.map((heading) => heading.id), ...(generated[id] ?? [])]),
    ]),
  );

/** Reports a link to a page or heading that does not exist. Pages that cannot be read may have any. */
function checkTarget(site: Site, anchors: Anchors, report: Report) {
  const unreadable = new Set(site.unreadable.map(({file}) => file));
  return (place: Place, url: string, file: string) => {
    const known = anchors.get(file);
    // A link to a lab has the lab's state behind its name.
    const anchor = /#(?!lab-)(.+)$/.exec(url)?.[1];
    if (known && anchor && !known.has(anchor))
      report(
        place,
        `Link to "${url}" leads to a heading that ${file} does not have.`,
        'correct the anchor, or remove what says this if the heading is gone for good.',
      );
    if (!known && !unreadable.has(file))
      report(
        place,
        `Link to "${url}" leads to ${file}, which does not exist.`,
        'correct the path.',
      );
  };
}

function checkPages({pages}: Site, check: Check, report: Report): void {
  const files = new Set(pages.map(({file}) => file));
  for (const {file, locale, id, links} of pages)
    for (const link of links) {
      const {url, text} = link;
      if (empty.test(text))
        report(link, `Link text "${text}" does not name its target.`, 'say where the link leads.');
      if (url.startsWith('/') && !/\.(?:ya?ml|json|txt|xml)$/.test(url))
        report(
          link,
          `Link to "${url}" is not relative to the file.`,
          'link the file (../usage/rules.mdx), so that the link stays in the language.',
        );
      const [, target] = /^(?![a-z]+:|\/)([^#?]*)/.exec(url) ?? [];
      if (target === undefined) continue;
      const route = path.posix.join(path.posix.dirname(id), target);
      const own = target ? `${docsFolder(locale)}/${route}` : file;
      // A page that a partial language lacks is shown in English.
      const isShownInEnglish = isPartial(locale) && !files.has(own);
      check(link, url, isShownInEnglish ? `${docsFolder(defaultLocale)}/${route}` : own);
    }
}

const inCode = /(?<=['"`]|\]\()\/docs\/(?!category\/)([\w/-]+)(#[\w-]+)?(?=['"`)?])/g;

/** Paths in data (among them those of the product's own links), the navbar and the footer, and in their translations. */
function checkCode({code, catalogues}: Site, check: Check): void {
  const places = /^website\/(?:data\/|config\/(?:navbar|footer)|i18n\/[^/]+\/texts\/data\/)/;
  for (const {file, source} of [...code, ...catalogues])
    if (places.test(file))
      for (const {0: url, 1: route, index} of source.matchAll(inCode)) {
        const place = {file, line: source.slice(0, index).split('\n').length};
        check(place, url, `${docsFolder(defaultLocale)}/${route}.mdx`);
      }
}

export const links: Rule = {
  name: 'links',
  run(site, report) {
    const check = checkTarget(site, anchorsOf(site), report);
    checkPages(site, check, report);
    checkCode(site, check);
  },
};
