import path from 'node:path';
import {defaultLocale} from '../config/locales.ts';
import {literalsOf, sourceOf} from './literals.mts';
import type {Page} from './page.mts';
import {problem, type Problem} from './problem.mts';
import {docsFolder, type Site, type SourceFile} from './site.mts';

const empty = new Set(['here', 'this page', 'link', 'hier', 'diese Seite', 'Link', 'click here']);

/** The route of the page that a relative link to a file leads to. */
function routeOfLink(url: string, {id}: Page): string | undefined {
  const file = /^(?![a-z]+:|\/)([^#?]+)\.mdx?(?=$|[#?])/.exec(url)?.[1];
  return file && path.posix.join(path.posix.dirname(id), file);
}

function deadLinks(page: Page, routes: ReadonlySet<string>): Problem[] {
  return page.links.flatMap(({url, line}) => {
    const route = routeOfLink(url, page);
    return route === undefined || routes.has(route)
      ? []
      : [
          problem(
            page.file,
            line,
            `Link to "${url}" leads to ${path.posix.join(docsFolder(page.locale), route)}.mdx, which does not exist.`,
            'correct the path; it starts at the folder of this page.',
          ),
        ];
  });
}

function checkForm({file, links}: Page): Problem[] {
  const wrongTargets = links
    .filter(({url}) => url.startsWith('/') && !/\.(ya?ml|json|txt|xml)$/.test(url))
    .map(({url, line}) =>
      problem(
        file,
        line,
        `Link to "${url}" is not relative to the file.`,
        'link the file (../usage/rules.mdx), so that the link stays in the language.',
      ),
    );
  const wrongTexts = links
    .filter(({text}) => empty.has(text.trim()) || text.trim() === '')
    .map(({text, line}) =>
      problem(
        file,
        line,
        `Link text "${text}" does not name its target.`,
        'say where the link leads.',
      ),
    );
  return [...wrongTargets, ...wrongTexts];
}

/** Paths in code that lead to no page, as a whole text or in a Markdown link. Categories are pages of Docusaurus. */
function deadPaths(code: SourceFile, routes: ReadonlySet<string>): Problem[] {
  return literalsOf(code).flatMap(({file, line, text}) =>
    [...text.matchAll(/(?:^|\]\()\/docs\/(?!category\/)([\w/-]+)/g)]
      .filter(([, route = '']) => !routes.has(route))
      .map(([, route]) =>
        problem(
          file,
          line,
          `Link to "/docs/${route}" leads to docs/${route}.mdx, which does not exist.`,
          'correct the path.',
        ),
      ),
  );
}

/** Not checked here: it has a check of its own. */
const notChecked = ['data/inAppLinks.ts'];

const hasPaths = (file: string) =>
  sourceOf(file).startsWith('data/') || /^config\/(?:navbar|footer)\.ts$/.test(file);

/** Links are relative, have an existing target and a meaningful text. Anchors are checked by the build. */
export function checkLinks({pages, code, texts}: Site): Problem[] {
  const routes = new Map<string, Set<string>>();
  for (const {locale, id} of pages) routes.set(locale, (routes.get(locale) ?? new Set()).add(id));
  const known = routes.get(defaultLocale) ?? new Set();
  return [
    ...pages.flatMap((page) => [...checkForm(page), ...deadLinks(page, known)]),
    ...[...code, ...texts]
      .filter(({file}) => hasPaths(file) && !notChecked.includes(file))
      .flatMap((facts) => deadPaths(facts, known)),
  ];
}
