import {describe, expect, it} from 'vitest';
import {fold, isStopWord} from 'docusaurus-theme-section-search/core';
import {searchWords} from './searchWords';
import {sectionWords} from './sectionWords';

/** The languages whose function words the search knows. */
const languages = ['en', 'de'] as const;
const allWords = Object.entries({...searchWords, ...sectionWords});

describe('searchWords', () => {
  it.each(allWords)('%s has no function word, which finds nothing', (_, texts) => {
    for (const language of languages) {
      const words = (texts[language] ?? '').split(/\s+/).map((word) => fold(word, language));
      expect(words.filter((word) => isStopWord(word, language))).toEqual([]);
    }
  });

  it.each(allWords)('%s says no word twice', (_, texts) => {
    for (const text of Object.values(texts)) {
      const words = text.toLowerCase().split(/\s+/);
      expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
    }
  });

  it.each(Object.entries(searchWords))('%s has more than a few', (_, texts) => {
    for (const text of Object.values(texts))
      expect(text.split(/\s+/).length, text).toBeGreaterThan(5);
  });

  it('every section has at least one', () => {
    const empty = Object.entries(sectionWords).filter(([, texts]) =>
      Object.values(texts).some((text) => text.trim() === ''),
    );
    expect(empty).toEqual([]);
  });
});
