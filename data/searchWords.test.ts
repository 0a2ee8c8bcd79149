import {describe, expect, it} from 'vitest';
import {fold} from '../search/core/fold';
import {isStopWord} from '../search/core/stopWords';
import {searchWords} from './searchWords';
import {sectionWords} from './sectionWords';

const allWords = Object.entries({...searchWords, ...sectionWords});

describe('searchWords', () => {
  it.each(allWords)('%s has no function word, which finds nothing', (_, texts) => {
    for (const locale of ['en', 'de'] as const) {
      const words = texts[locale].split(/\s+/).map((word) => fold(word, locale));
      expect(words.filter((word) => isStopWord(word, locale))).toEqual([]);
    }
  });

  it.each(allWords)('%s says no word twice', (_, texts) => {
    for (const text of Object.values(texts)) {
      const words = text.toLowerCase().split(/\s+/);
      expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
    }
  });

  it('a page has more than a few, a section at least one', () => {
    const count = (entries: typeof searchWords) =>
      Object.values(entries).flatMap((texts) =>
        Object.values(texts).map((text) => text.split(/\s+/).filter((word) => word !== '').length),
      );
    expect(Math.min(...count(searchWords))).toBeGreaterThan(5);
    expect(Math.min(...count(sectionWords))).toBeGreaterThan(0);
    expect(Object.keys(sectionWords).filter((key) => !key.includes('#'))).toEqual([]);
  });
});
