import {describe, expect, it} from 'vitest';
import {fold} from '../search/core/fold';
import {isStopWord} from '../search/core/stopWords';
import {searchWords} from './searchWords';

describe('searchWords', () => {
  it.each(Object.entries(searchWords))(
    '%s has no function word, which finds nothing',
    (_, texts) => {
      for (const locale of ['en', 'de'] as const) {
        const words = texts[locale].split(/\s+/).map((word) => fold(word, locale));
        expect(words.filter((word) => isStopWord(word, locale))).toEqual([]);
      }
    },
  );

  it.each(Object.entries(searchWords))('%s says no word twice', (_, texts) => {
    for (const text of Object.values(texts)) {
      const words = text.toLowerCase().split(/\s+/);
      expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
      expect(words.length).toBeGreaterThan(5);
    }
  });
});
