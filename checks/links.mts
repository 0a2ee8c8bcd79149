import {problem, type Problem} from './problem.mts';
import type {Page} from './page.mts';
import type {Site} from './site.mts';

const empty = new Set(['here', 'this page', 'link', 'hier', 'diese Seite', 'Link', 'click here']);

function checkPage({file, links}: Page): Problem[] {
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

/** Links are relative and name their target. Dead targets stop the build itself. */
export function checkLinks(site: Site): Problem[] {
  return site.pages.flatMap(checkPage);
}
