import {readFileSync} from 'node:fs';
import path from 'node:path';
import {searchWords} from '../data/searchWords.ts';
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
