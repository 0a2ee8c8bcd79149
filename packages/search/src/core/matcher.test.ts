import {describe, expect, test} from 'vitest';
import {makeExcerpt} from './excerpt';
import {createMatcher, findMatches, markText} from './matcher';

const marked = (text: string, terms: string[], language: 'en' | 'de' = 'en') =>
  findMatches(text, createMatcher(terms, language)).map(({start, end}) => text.slice(start, end));

describe('findMatches', () => {
  test.each<[string, string[], string[]]>([
    ['Rules and a rule', ['rules'], ['Rules', 'rule']],
    ['Configure the configuration', ['configur*'], ['Configure', 'configuration']],
    ['set MOSPARO_CACHE_ADAPTER now', ['mosparocacheadapter'], ['MOSPARO_CACHE_ADAPTER']],
    ['set MOSPARO_CACHE_ADAPTER now', ['cache'], ['CACHE']],
    ['nothing here', ['rules'], []],
    ['', ['rules'], []],
  ])('%s', (text, terms, expected) => expect(marked(text, terms)).toEqual(expected));

  test('umlauts before the match do not shift its offsets', () => {
    expect(marked('Für größere Öfen: die Häufigkeit', ['haufigkeit'], 'de')).toEqual([
      'Häufigkeit',
    ]);
  });
});

test('markText keeps the text', () => {
  const text = 'Größe und Häufigkeit der Überprüfung';
  const parts = markText(text, createMatcher(['uberpruf*', 'grosse'], 'de'));
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.filter(({match}) => match).map((part) => part.text)).toEqual([
    'Größe',
    'Überprüfung',
  ]);
});

const hasMatch = (parts: readonly {match: boolean}[]) => parts.some(({match}) => match);

describe('makeExcerpt', () => {
  const long = `${'Some words before it. '.repeat(20)}Here is the needle in the hay. ${'And after it. '.repeat(20)}`;

  test('shows the passage with the match', () => {
    const parts = makeExcerpt(long, createMatcher(['needle'], 'en'));
    expect(hasMatch(parts)).toBe(true);
    expect(parts[0]?.text).toBe('Here is the ');
    expect(parts.map(({text}) => text).join('').length).toBeLessThan(180);
  });

  test('a long sentence is shown from some words before the match', () => {
    const sentence = `${'one word after another '.repeat(20)}needle ${'and more '.repeat(20)}`;
    const parts = makeExcerpt(sentence, createMatcher(['needle'], 'en'));
    expect(parts[0]?.text).toBe('… ');
    expect(parts[parts.length - 1]?.text).toBe(' …');
    expect(hasMatch(parts)).toBe(true);
  });

  test('each line counts as a sentence', () => {
    const rows = 'Label\nREDIS_URL: redis://localhost\nMEMCACHED_URL: memcached://localhost';
    const parts = makeExcerpt(rows, createMatcher(['memcachedurl'], 'en'));
    expect(parts.map(({text}) => text).join('')).toBe('MEMCACHED_URL: memcached://localhost');
  });

  test('without a match, begins with the first sentence', () => {
    const parts = makeExcerpt(
      `Label\nThis is a sentence with a beginning.\n${long}`,
      createMatcher(['absent'], 'en'),
    );
    expect(parts[0]?.text).toMatch(/^This is a sentence/);
    expect(hasMatch(parts)).toBe(false);
  });

  test('an empty text has no parts', () =>
    expect(makeExcerpt('', createMatcher(['x'], 'en'))).toEqual([]));
});
