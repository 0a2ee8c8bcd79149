import {describe, expect, it} from 'vitest';
import {locales} from '../config/locales';
import {fold, isStopWord} from 'docusaurus-theme-section-search/core';
import {searchWords} from './searchWords';
import {sectionWords} from './sectionWords';

const allWords = Object.entries({...searchWords, ...sectionWords});

describe('searchWords', () => {
  it.each(allWords)('%s has no function word, which finds nothing', (_, texts) => {
    for (const locale of locales) {
      const words = (texts[locale] ?? '').split(/\s+/).map((word) => fold(word, locale));
      expect(words.filter((word) => isStopWord(word, locale))).toEqual([]);
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
