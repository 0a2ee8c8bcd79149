import {describe, expect, test} from 'vitest';
import {buildIndex, loadIndex} from 'docusaurus-theme-section-search/core';
import {runQueries, score, shortfalls} from './score';
import {querySets, readQueries, readQuestions, readVerdicts, setNames} from './sets';

function section(sectionRoute: string, title: string, prose: string) {
  const names = {pageTitle: title, sectionTitle: title, title, sectionRoute};
  const document = {...names, type: 'docs' as const, tags: [], sidebarParentCategories: []};
  return {document, prose, shown: prose, code: '', key: '', words: ''};
}

const {file} = buildIndex(
  [
    section('/de/docs/a', 'Apple', 'A fruit that grows on trees.'),
    section('/de/docs/b', 'Banana', 'A fruit like an apple.'),
  ],
  {language: 'en', synonyms: []},
);
const index = loadIndex(file);

test('ranks and shares', () => {
  const ask = (query: string, pages: string[]) => ({query, kind: 'word', pages});
  const outcomes = runQueries(
    [index],
    [
      ask('apple', ['/docs/a']),
      ask('apple', ['/docs/b']),
      ask('qqqq', ['/docs/a']),
      ask('zzzz', []),
    ],
    '/de',
  );
  expect(outcomes.map(({rank}) => rank)).toEqual([1, 2, 0, 0]);
  expect(score(outcomes)).toEqual({
    queries: 3,
    successAt1: 0.333,
    successAt3: 0.667,
    meanReciprocalRank: 0.5,
    zero: 0.333,
    honest: 1,
  });
});

test('a score below a minimum is named', () => {
  const good = {queries: 9, successAt1: 0.9, successAt3: 0.97, meanReciprocalRank: 0.9};
  expect(shortfalls('heldOut', {...good, zero: 0.01, honest: 1})).toEqual([]);
  expect(shortfalls('tuning', {...good, zero: 0.02, honest: 0.5})).toEqual([
    'right page first: 0.9, at least 0.92',
    'right page among three: 0.97, at least 0.98',
    'without any result: 0.02, at most 0.01',
    'nonsense without a result: 0.5, at least 1',
  ]);
});

describe.each(['en', 'de'] as const)('sets in %s', (locale) => {
  test('queries are unique, and enough of them are held out', () => {
    const texts = querySets.flatMap((set) => readQueries(set, locale)).map(({query}) => query);
    expect(new Set(texts).size).toBe(texts.length);
    expect(readQueries('tuning', locale).length).toBeGreaterThan(1000);
    expect(readQueries('heldOut', locale).length).toBeGreaterThan(300);
  });

  test('every line has all of its columns', () => {
    for (const {query, kind, pages} of querySets.flatMap((set) => readQueries(set, locale))) {
      expect([query, kind], query).not.toContain('');
      expect(pages.length > 0, query).toBe(kind !== 'nonsense');
    }
    for (const {query, says} of setNames.flatMap((set) => readQuestions(set, locale))) {
      expect([query, ...says], query).not.toContain('');
    }
    const questions = new Set(readQuestions('heldOut', locale).map(({query}) => query));
    for (const {query, full, listed} of readVerdicts(locale)) {
      expect(questions).toContain(query);
      expect(full.size + listed.size, query).toBeGreaterThan(0);
    }
  });
});
