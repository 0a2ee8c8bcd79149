import {readFileSync} from 'node:fs';
import path from 'node:path';
import {knownIssues} from '../data/knownIssues/index.ts';
import {searchWords} from '../data/searchWords.ts';
import {sectionWords} from '../data/sectionWords.ts';
import {root} from './loadSite.mts';
import {problem, type Problem} from './problem.mts';
import type {Site} from './site.mts';

const order = 'sidebars.ts';
const words = 'data/searchWords.ts';

/** Lists in which every page must have an entry. */
export interface PageLists {
  /** Ids of pages in the sidebar. */
  readonly listed: ReadonlySet<string>;
  /** Ids of pages in data/searchWords.ts. */
  readonly worded: ReadonlySet<string>;
}

/** Sections whose heading comes from a component instead of the page. */
const generatedSections = Object.keys(knownIssues).map((id) => `docs/about/known_issues#${id}`);

function readLists(): PageLists {
  const strings = readFileSync(path.join(root, order), 'utf8').matchAll(/'([^'\n]+)'/g);
  return {
    listed: new Set([...strings].map(([, text = '']) => text)),
    worded: new Set(Object.keys(searchWords).map((key) => key.replace(/^docs\//, ''))),
  };
}

/** Every page is in the sidebar and in data/searchWords.ts, which has no entries for other pages. */
export function checkPageLists({pages}: Site, {listed, worded} = readLists()): Problem[] {
  const english = pages.filter(({locale}) => locale === 'en');
  const ids = new Set(english.map(({id}) => id));
  return [
    ...english
      .filter(({id}) => !listed.has(id))
      .map(({file, id}) => problem(file, 1, `${order} has no "${id}".`, `add it to ${order}.`)),
    ...english
      .filter(({id}) => !worded.has(id))
      .map(({file, id}) =>
        problem(
          file,
          1,
          `${words} has no "docs/${id}".`,
          'add search words: what readers of each language call its tasks.',
        ),
      ),
    ...[...worded]
      .filter((id) => !ids.has(id))
      .map((id) => problem(words, 1, `There is no page docs/${id}.mdx.`, 'remove its words.')),
  ];
}

/** Every section in data/sectionWords.ts exists. */
export function checkSectionWords(
  {pages}: Site,
  ids: readonly string[] = Object.keys(sectionWords),
): Problem[] {
  const sections = new Set([
    ...pages.flatMap(({id, headings}) => headings.map((heading) => `docs/${id}#${heading.id}`)),
    ...generatedSections,
  ]);
  return ids
    .filter((id) => !sections.has(id))
    .map((id) =>
      problem(
        'data/sectionWords.ts',
        1,
        `There is no section ${id}.`,
        'correct its page or anchor, or remove its words.',
      ),
    );
}
