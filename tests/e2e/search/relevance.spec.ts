import path from 'node:path';
import {expect, localeBase, localeNames, test} from '../fixture';
import {search} from '../../../search/core/search';
import {queries} from '../../../search/eval/queries';
import {readIndexes} from '../../../search/eval/readIndexes';
import {runQueries, score} from '../../../search/eval/score';
import {brotliSize} from '../../../search/plugin/budget';
import {readFileSync} from 'node:fs';

const build = path.resolve(__dirname, '../../../build');
const folder = (locale: (typeof localeNames)[number]) => path.join(build, localeBase[locale]);
const pageOf = (route: string) => route.replace(/#.*/, '');

for (const locale of localeNames) {
  test(`the right page first, ${locale}`, () => {
    const indexes = readIndexes(folder(locale));
    const outcomes = runQueries(indexes, queries[locale], localeBase[locale]);
    for (const half of [false, true]) {
      const result = score(outcomes.filter(({heldOut}) => heldOut === half));
      expect(result.successAt1).toBeGreaterThanOrEqual(0.9);
      expect(result.successAt3).toBeGreaterThanOrEqual(0.97);
      expect(result.zero).toBeLessThanOrEqual(0.01);
      expect(result.honest).toBe(1);
    }
  });

  /** One more correct letter never loses the page whose title or heading is being typed. */
  test(`typing a title never loses its page, ${locale}`, () => {
    test.slow();
    const indexes = readIndexes(folder(locale));
    const lost: string[] = [];
    for (const {documents} of indexes) {
      for (const {title, sectionRoute} of documents) {
        let wasFound = false;
        for (let length = 3; length <= title.length; length += 1) {
          const found = search(indexes, title.slice(0, length)).results.some(
            ({document}) => pageOf(document.sectionRoute) === pageOf(sectionRoute),
          );
          if (wasFound && !found) {
            lost.push(`${title.slice(0, length)}| (${sectionRoute})`);
          }
          wasFound = found;
        }
      }
    }
    expect(lost).toEqual([]);
  });

  test(`the index is small, ${locale}`, () => {
    const file = path.join(folder(locale), 'search-index-docs-default-current.json');
    expect(brotliSize(readFileSync(file, 'utf8'))).toBeLessThanOrEqual(60_000);
  });
}
