import {fold} from './fold';
import type {LoadedIndex} from './loadIndex';
import {remembered} from './remembered';
import {stem} from './stem';
import {isStopWord} from './stopWords';

/** Two words written as one; shorter ones hide in others by chance. */
export const minTogether = 7;

/** Neighbors in titles and headings, by what they are in one word. */
const titlePairsOf = remembered(({documents, language}: LoadedIndex) => {
  const pairs = new Map<string, readonly string[]>();
  for (const {title} of documents.values()) {
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

/** "securitysettings" is a title without its space, even where that is an identifier or its beginning. */
export function titlePair(index: LoadedIndex, text: string): readonly string[] {
  const {language, termIds, titlePostings, tagPostings} = index;
  const term = termIds.get(text) ?? -1;
  const isOneWord = titlePostings.has(term) || tagPostings.has(term);
  const isCandidate = language === 'en' && text.length >= minTogether;
  return isCandidate && !isOneWord ? (titlePairsOf(index).get(stem(text, language)) ?? []) : [];
}
