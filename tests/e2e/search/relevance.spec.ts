import {readFileSync} from 'node:fs';
import path from 'node:path';
// Without the fixture of the other browser tests: these read files and need no page.
import {expect, test} from '@playwright/test';
import {localeBase, localeNames} from '../fixture';
import {fold} from '../../../search/core/fold';
import {pageRoute} from '../../../search/core/pageRoute';
import {findPages} from '../../../search/core/search';
import {queries, sets} from '../../../search/eval/queries';
import {readIndexes} from '../../../search/eval/readIndexes';
import {runQueries, score} from '../../../search/eval/score';
import {brotliSize} from '../../../search/eval/brotliSize';

const build = path.resolve(__dirname, '../../../build');
const folder = (locale: (typeof localeNames)[number]) => path.join(build, localeBase[locale]);

/** Queries nobody tuned for are answered worse; what is missing stands in search/README.md. */
const floors = {
  tuning: {successAt1: 0.94, successAt3: 0.98},
  heldOut: {successAt1: 0.9, successAt3: 0.97},
} as const;

/** Above this number of pages whose title begins with what is typed, no one of them is the right one. */
const maxAlike = 5;

for (const locale of localeNames) {
  test(`the right page first, ${locale}`, () => {
    const indexes = readIndexes(folder(locale));
    for (const set of sets) {
      const result = score(runQueries(indexes, queries[locale][set], localeBase[locale]));
      expect(result.successAt1, set).toBeGreaterThanOrEqual(floors[set].successAt1);
      expect(result.successAt3, set).toBeGreaterThanOrEqual(floors[set].successAt3);
      expect(result.zero, set).toBeLessThanOrEqual(0.01);
      expect(result.honest, set).toBe(1);
    }
  });

  /** Every title and heading, letter by letter: as soon as few pages are left, the right one is there and stays. */
  test(`typing a title never loses its page, ${locale}`, () => {
    test.slow();
    const indexes = readIndexes(folder(locale));
    const titles = indexes.flatMap(({documents}) => documents);
    const normalize = (text: string) =>
      fold(text, locale)
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
    const pagesByTyped = new Map<string, Set<string>>();
    for (const {title, sectionRoute} of titles) {
      for (let length = 3; length <= title.length; length += 1) {
        const typed = normalize(title.slice(0, length));
        pagesByTyped.set(
          typed,
          (pagesByTyped.get(typed) ?? new Set()).add(pageRoute(sectionRoute)),
        );
      }
    }
    const lost = [...pagesByTyped].flatMap(([typed, pages]) => {
      if (pages.size > maxAlike || typed.length < 3) {
        return [];
      }
      const found = findPages(indexes, typed).pages.map(
        ({index, page}) => index.pages[page]?.route ?? '',
      );
      return [...pages].filter((page) => !found.includes(page)).map((page) => `${typed}| ${page}`);
    });
    expect(lost).toEqual([]);
  });

  test(`what a reader fetches to search is small, ${locale}`, () => {
    const bytes = ['default', 'docs-default-current'].map((tag) =>
      brotliSize(readFileSync(path.join(folder(locale), `search-index-${tag}.json`), 'utf8')),
    );
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(60_000);
  });
}
