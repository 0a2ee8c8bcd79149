/** What the search finds on the built site; `npx tsx tests/relevance/run.mts` prints the figures. */
import path from 'node:path';
import {afterEach, describe, expect, test} from 'vitest';
import {
  defaultSearchOptions,
  findPages,
  fold,
  type LoadedIndex,
  type PageHits,
  pageRoute,
  search,
  selectPages,
} from 'docusaurus-theme-section-search/core';
import {localeBase} from '../../website/config/localeBase';
import {listed, runQuestions, scoreLandings} from '../relevance/answers';
import {readLandings} from '../relevance/landings';
import {readIndexes, readSearch} from '../relevance/readIndexes';
import {runQueries, score, shortfalls} from '../relevance/score';
import {querySets, readQueries, readQuestions} from '../relevance/sets';

// These tests never wait for anything, and Vitest gives up a worker that does not respond for a minute.
afterEach(() => new Promise((done) => setImmediate(done)));

/** Minimum share of held-out questions whose first (or first three) results show the answer after the click, or in the list. */
const floors = {landsAt1: 0.75, landsAt3: 0.89, visibleAt1: 0.38, visibleAt3: 0.55} as const;

/** If more pages have a title that begins with the query, none of them has to be shown. */
const maxAlike = 5;

const routeOf = ({index, page}: PageHits) =>
  index.documents[index.pages[page]?.first ?? -1]?.sectionRoute ?? '';

/** A ranking in which all pages have the same score. */
const everyPage = (index: LoadedIndex): PageHits[] =>
  index.pages.map(({first}, page) => ({
    index,
    page,
    sections: [{section: first, page, score: 1000}],
  }));

describe.each(['en', 'de'] as const)('the search in %s', (locale) => {
  const base = localeBase[locale];
  const folder = path.join('build', base);
  const indexes = readIndexes(folder);
  const documents = indexes.flatMap((index) => index.documents);

  test.each(querySets)('the right page first, %s', (set) => {
    const queries = readQueries(set, locale);
    if (queries.length > 0) {
      expect(shortfalls(set, score(runQueries(indexes, queries, base)))).toEqual([]);
    }
  });

  test('the right section first, and answers in the list', () => {
    const find = readSearch(folder);
    const outcomes = runQuestions(readQuestions('heldOut', locale), readLandings(folder), (query) =>
      find(query).map((result) => listed(result, base)),
    );
    const scored = scoreLandings(outcomes);
    const below = Object.entries(floors).filter(
      ([name, floor]) => scored[name as keyof typeof floors] < floor,
    );
    expect(below).toEqual([]);
  });

  test('the best scores of the pages descend, and those of the sections of each page', () => {
    for (const {query} of readQuestions('heldOut', locale)) {
      const groups = new Map<string, number[]>();
      for (const {document, score: own} of search(indexes, query).results) {
        const route = pageRoute(document.sectionRoute);
        groups.set(route, [...(groups.get(route) ?? []), own]);
      }
      const best = [...groups.values()].map(([first = 0]) => first);
      for (const scores of [best, ...groups.values()]) {
        expect(scores, query).toEqual([...scores].sort((one, other) => other - one));
      }
    }
  });

  /**
   * Types every title and heading letter by letter: as soon as few pages match, the right one is shown
   * and stays. This holds for any ranking, so it is tested with the worst: all other pages above it.
   */
  test('typing a title never loses its page', () => {
    const normalize = (text: string) =>
      fold(text, locale)
        .replace(/[^\p{L}\p{N}]+/gu, ' ')
        .trim();
    const pagesByTyped = new Map<string, Set<string>>();
    for (const {title, sectionRoute} of documents) {
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
    const select = (typed: string) =>
      selectPages(
        indexes,
        typed,
        ranked.filter((hits) => !pagesByTyped.get(typed)?.has(routeOf(hits))),
        defaultSearchOptions.maxResults,
      );
    expect(lost(select, pagesByTyped.keys())).toEqual([]);
    // The whole search, with complete titles.
    const whole = new Set(documents.map(({title}) => normalize(title)));
    expect(lost((typed) => findPages(indexes, typed).pages, whole)).toEqual([]);
  });
});
