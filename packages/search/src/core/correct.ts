import {expandTypo, expandWord, isCloseTypo} from './expand';
import {allowedMistakes, mayBeTypo, typingDistance} from './fuzzy';
import type {LoadedIndex} from './loadIndex';
import {memoized} from './memoized';
import {stem} from './stem';

/** Shorter mistyped words are similar to too many others. */
const minLength = 5;

/** Words of synonyms that no page contains. */
const wordsOfPhrases = memoized(({synonyms, termIds}: LoadedIndex) => {
  const words = synonyms.flat().flatMap((phrase) => phrase.split(/[^\p{L}\p{N}]+/u));
  return [...new Set(words)].filter((word) => word.length >= minLength && !termIds.has(word));
});

function closeWords(index: LoadedIndex, text: string): string[] {
  const {language} = index;
  const root = stem(text, language);
  const isClose = (typed: string, word: string) =>
    allowedMistakes(typed.length) > 0 && typingDistance(typed, word, 1, false) <= 1;
  return wordsOfPhrases(index).filter(
    (word) => mayBeTypo(text, word) && (isClose(text, word) || isClose(root, stem(word, language))),
  );
}

/**
 * The correction of a mistyped word, if exactly one known word is close to it. Unlike the mistyped word,
 * the correction may have synonyms and belong to a phrase.
 */
export function corrected(index: LoadedIndex, text: string): string | undefined {
  if (text.length < minLength || expandWord(index, text).length > 0) {
    return undefined;
  }
  const terms = expandTypo(index, text).filter(isCloseTypo);
  const words = [...terms.map(({term}) => index.terms[term] ?? ''), ...closeWords(index, text)];
  const roots = new Set(words.map((word) => stem(word, index.language)));
  const distance = (word: string) => Math.abs(word.length - text.length);
  return roots.size === 1 ? words.sort((a, b) => distance(a) - distance(b))[0] : undefined;
}
