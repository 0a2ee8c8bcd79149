import {fold} from './fold';
import type {LoadedIndex} from './loadIndex';
import {stem} from './stem';
import {isStopWord} from './stopWords';

/** Two words written as one; shorter ones hide in others by chance. */
export const minTogether = 7;

type Pairs = ReadonlyMap<string, readonly string[]>;

const titlePairs = new WeakMap<LoadedIndex, Pairs>();

/** Neighbors in titles and headings, by what they are in one word. */
function titlePairsOf(index: LoadedIndex): Pairs {
  const {documents, language} = index;
  const known = titlePairs.get(index);
  if (known) {
    return known;
  }
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
  titlePairs.set(index, pairs);
  return pairs;
}

/** "securitysettings" is a title without its space, even where that is an identifier or its beginning. */
export function titlePair(index: LoadedIndex, text: string): readonly string[] {
  const {language, termIds, titlePostings, tagPostings} = index;
  const term = termIds.get(text) ?? -1;
  const isOneWord = titlePostings.has(term) || tagPostings.has(term);
  const isCandidate = language === 'en' && text.length >= minTogether;
  return isCandidate && !isOneWord ? (titlePairsOf(index).get(stem(text, language)) ?? []) : [];
}
