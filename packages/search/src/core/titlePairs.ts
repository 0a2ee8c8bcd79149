import {fold} from './fold';
import type {LoadedIndex} from './loadIndex';
import {memoized} from './memoized';
import {stem} from './stem';
import {isStopWord} from './stopWords';

/** Shorter words are not split into two: short ones occur inside others by chance. */
const minTogether = 7;

/** Pairs of neighboring words in titles and headings, by the stem of both written as one. */
const titlePairsOf = memoized(({documents, language}: LoadedIndex) => {
  const pairs = new Map<string, readonly string[]>();
  for (const {title} of documents) {
    const words = fold(title, language).match(/[\p{L}\p{N}]+/gu) ?? [];
    words.slice(1).forEach((second, at) => {
      const pair = [words[at] ?? '', second];
      if (!pair.some((word) => isStopWord(word, language))) {
        pairs.set(stem(pair.join(''), language), pair);
      }
    });
  }
  return pairs;
});

/** The words of a title that were written as one: "securitysettings", even if an identifier begins like that. */
export function titlePair(index: LoadedIndex, text: string): readonly string[] {
  const {language, termIds, titlePostings, tagPostings} = index;
  const term = termIds.get(text) ?? -1;
  const isOneWord = titlePostings.has(term) || tagPostings.has(term);
  const isCandidate = language === 'en' && text.length >= minTogether;
  return isCandidate && !isOneWord ? (titlePairsOf(index).get(stem(text, language)) ?? []) : [];
}
