import {describe, expect, test} from 'vitest';
import {contentWords, parseQuery} from './query';

const texts = (query: string, language: 'en' | 'de' = 'en') =>
  parseQuery(query, language).map(({text}) => text);

describe('parseQuery', () => {
  test.each<[string, string[]]>([
    ['', []],
    ['   ', []],
    ['?!*"', []],
    ['rule packages', ['rule', 'packages']],
    ['rule rule', ['rule']],
    ['CACHE_ADAPTER', ['cacheadapter', 'cache', 'adapter']],
    ['title:foo*', ['titlefoo', 'title', 'foo']],
  ])('%s', (query, expected) => expect(texts(query)).toEqual(expected));

  test('pieces of an identifier count less than the identifier', () => {
    const [whole, piece] = parseQuery('CACHE_ADAPTER', 'en');
    expect(whole?.whole).toBe(true);
    expect(piece?.weight).toBeLessThan(whole?.weight ?? 0);
  });

  test('the words of a hyphenated word count more than the joined word', () => {
    const [whole, piece] = parseQuery('two-factor', 'en');
    expect(piece?.weight).toBeGreaterThan(whole?.weight ?? 1);
  });

  test('long queries are cut', () => {
    expect(texts('word '.repeat(1000))).toEqual(['word', 'wo']);
    expect(parseQuery(Array.from({length: 500}, (_, n) => `w${n}`).join(' '), 'en')).toHaveLength(
      24,
    );
  });

  test('function words count only if there is nothing more specific', () => {
    const content = (query: string) => contentWords(parseQuery(query, 'en')).map(({text}) => text);
    expect(content('how do I update')).toEqual(['update']);
    expect(content('how it')).toEqual(['how', 'it']);
  });

  test('words of the question count less than its subject', () => {
    const [find, logs] = parseQuery('where do I find the logs', 'en').filter(({stop}) => !stop);
    expect(find?.text).toBe('find');
    expect(find?.weight).toBeLessThan(logs?.weight ?? 0);
  });
});
