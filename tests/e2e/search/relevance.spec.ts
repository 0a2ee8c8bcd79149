import path from 'node:path';
import {expect, fileTest as test, localeBase, localeNames} from '../fixture';
import {sectionWords} from '../../../website/data/sectionWords';
import {
  defaultSearchOptions,
  findPages,
  fold,
  type LoadedIndex,
  loadIndex,
  type PageHits,
  pageRoute,
  selectPages,
  wantedParts,
} from 'docusaurus-theme-section-search/core';
import {listed, runQuestions, scoreLandings, type Listed} from '../../relevance/answers';
import {brotliSize} from '../../relevance/brotliSize';
import {readLandings} from '../../relevance/landings';
import {readIndexes, readIndexFiles, readSearch} from '../../relevance/readIndexes';
import {freshReader} from '../../relevance/service';
import {readQuestions} from '../../relevance/sets';

const build = path.resolve(__dirname, '../../../build');
const folder = (locale: (typeof localeNames)[number]) => path.join(build, localeBase[locale]);

/**
 * Minimum share of held-out questions whose first (or first three) results show the answer.
 */
const landingFloor = {landsAt1: 0.75, landsAt3: 0.89} as const;

/** Minimum share of held-out questions that need no click. */
const visibleFloor = {visibleAt1: 0.38, visibleAt3: 0.55} as const;

/** Maximum bytes of index files for a query: median and 95th percentile. */
const queryBytes = {median: 47_000, p95: 60_000} as const;

/** If more pages have a title that begins with the query, none of them has to be shown. */
const maxAlike = 5;

const routeOf = ({index, page}: PageHits) =>
  index.documents.get(index.pages[page]?.first ?? -1)?.sectionRoute ?? '';

/** A ranking in which all pages have the same score. */
const everyPage = (index: LoadedIndex): PageHits[] =>
  index.pages.map(({first}, page) => ({
    index,
    page,
    sections: [{section: first, page, score: 1000}],
  }));

for (const locale of localeNames) {
  test(`every section with search words exists, ${locale}`, () => {
    const routes = new Set(
      readIndexes(folder(locale)).flatMap(({documents}) =>
        [...documents.values()].map(({sectionRoute}) => sectionRoute),
      ),
    );
    const isMissing = (key: string) => !routes.has(`${localeBase[locale]}/${key}`);
    expect(Object.keys(sectionWords).filter(isMissing)).toEqual([]);
  });

  test(`the right section first, with only the index parts of the query loaded, ${locale}`, async () => {
    // 124 times the preparation of an index: minutes on a busy machine.
    test.setTimeout(600_000);
    const search = freshReader(folder(locale));
    const asked = readQuestions('heldOut', locale);
    const found = new Map<string, Listed[]>();
    for (const {query} of asked) {
      const {results} = await search(query);
      found.set(
        query,
        results.map((result) => listed(result, localeBase[locale])),
      );
    }
    const outcomes = runQuestions(
      asked,
      readLandings(folder(locale)),
      (query) => found.get(query) ?? [],
    );
    const {landsAt1, landsAt3} = scoreLandings(outcomes);
    expect(landsAt1).toBeGreaterThanOrEqual(landingFloor.landsAt1);
    expect(landsAt3).toBeGreaterThanOrEqual(landingFloor.landsAt3);
  });

  test(`the list answers questions itself, ${locale}`, () => {
    const search = readSearch(folder(locale));
    const asked = readQuestions('heldOut', locale);
    const outcomes = runQuestions(asked, new Map(), (query) =>
      search(query).map((result) => listed(result, localeBase[locale])),
    );
    const {visibleAt1, visibleAt3} = scoreLandings(outcomes);
    expect(visibleAt1).toBeGreaterThanOrEqual(visibleFloor.visibleAt1);
    expect(visibleAt3).toBeGreaterThanOrEqual(visibleFloor.visibleAt3);
  });

  /**
   * Types every title and heading letter by letter: as soon as few pages match, the right one is shown
   * and stays. This holds for any ranking, so it is tested with the worst: all other pages above it.
   */
  test(`typing a title never loses its page, ${locale}`, () => {
    const indexes = readIndexes(folder(locale));
    const titles = indexes.flatMap(({documents}) => [...documents.values()]);
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
    const lost = (find: (typed: string) => readonly PageHits[], asked: Iterable<string>) =>
      [...asked].flatMap((typed) => {
        const pages = pagesByTyped.get(typed) ?? new Set();
        if (pages.size > maxAlike || typed.length < 3) return [];
        const found = find(typed).map(routeOf);
        return [...pages]
          .filter((page) => !found.includes(page))
          .map((page) => `${typed}| ${page}`);
      });
    const ranked = indexes.flatMap(everyPage);
    const {maxResults} = defaultSearchOptions;
    const select = (typed: string) =>
      selectPages(
        indexes,
        typed,
        ranked.filter((hits) => !pagesByTyped.get(typed)?.has(routeOf(hits))),
        maxResults,
      );
    expect(lost(select, pagesByTyped.keys())).toEqual([]);
    // The whole search, with complete titles.
    const whole = new Set(titles.map(({title}) => normalize(title)));
    expect(lost((typed) => findPages(indexes, typed).pages, whole)).toEqual([]);
  });

  test(`the index files of a query are small, ${locale}`, () => {
    const files = readIndexFiles(folder(locale)).map(({file, parts}) => ({
      file,
      parts,
      index: loadIndex(file),
    }));
    const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);
    const base = sum(files.map(({file}) => brotliSize(JSON.stringify(file))));
    const sizes = files.map(({parts}) => parts.map((part) => brotliSize(JSON.stringify(part))));
    const bytes = readQuestions('heldOut', locale)
      .map(({query}) =>
        files.map(({file, index}, at) => {
          const wanted = wantedParts(index, file.index?.parts ?? [], query);
          return sum([...wanted].map((number) => sizes[at]?.[number] ?? 0));
        }),
      )
      .map((all) => base + sum(all))
      .sort((one, other) => one - other);
    expect(bytes[Math.floor(bytes.length * 0.5)]).toBeLessThanOrEqual(queryBytes.median);
    expect(bytes[Math.floor(bytes.length * 0.95)]).toBeLessThanOrEqual(queryBytes.p95);
  });
}
