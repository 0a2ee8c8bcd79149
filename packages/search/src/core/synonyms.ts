import type {LoadedIndex} from './loadIndex';
import type {QueryWord} from './query';
import {memoized} from './memoized';
import {stem} from './stem';

export type Phrase = readonly string[];

/** Phrases that mean the same, as words and as stems. */
interface Group {
  readonly phrases: readonly Phrase[];
  readonly roots: readonly Phrase[];
}

function words(phrase: string): string[] {
  return phrase.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

const groupsOf = memoized(({synonyms, language}: LoadedIndex): readonly Group[] =>
  synonyms.map((group) => {
    const phrases = group.map(words);
    const roots = phrases.map((phrase) => phrase.map((word) => stem(word, language)));
    return {phrases, roots};
  }),
);

/** Positions of a phrase in the query; none if it is not there. */
function find(query: readonly string[], phrase: Phrase): number[] {
  const start = query.findIndex((_, at) => phrase.every((root, on) => query[at + on] === root));
  return start < 0 ? [] : phrase.map((_, on) => start + on);
}

/**
 * For each word of the query the phrases that mean the same as the phrase it belongs to.
 * Synonyms replace whole phrases, not single words.
 */
export function synonymsOf(index: LoadedIndex, query: readonly QueryWord[]): Phrase[][] {
  const roots = query.map(({text}) => stem(text, index.language));
  const found: Phrase[][] = query.map(() => []);
  for (const {phrases, roots: phraseRoots} of groupsOf(index)) {
    phraseRoots.forEach((phrase, own) => {
      for (const at of find(roots, phrase)) {
        found[at]?.push(...phrases.filter((_, other) => other !== own));
      }
    });
  }
  return found;
}
