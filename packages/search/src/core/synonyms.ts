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

/** How many words may be between two words of a phrase: "block an IP" is "block IP". */
const maxGap = 1;

/** Positions of a phrase in the query; none if it is not there. */
function find(query: readonly string[], phrase: Phrase): number[] {
  for (let start = 0; start < query.length; start += 1) {
    // A fast path: true for almost all phrases, and this runs at every key press.
    if (query[start] !== phrase[0]) {
      continue;
    }
    const places: number[] = [];
    for (const root of phrase) {
      const from = (places[places.length - 1] ?? start - 1) + 1;
      const to = places.length === 0 ? start : from + maxGap;
      const place = query.findIndex((word, at) => at >= from && at <= to && word === root);
      if (place < 0) {
        break;
      }
      places.push(place);
    }
    if (places.length === phrase.length) {
      return places;
    }
  }
  return [];
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
