import {describe, expect, test} from 'vitest';
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
