import type {LoadedIndex} from './loadIndex';
import type {QueryWord} from './query';
import {stem} from './stem';

type Phrase = readonly string[];

function words(phrase: string): string[] {
  return phrase.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

/** Where a phrase stands in the query, comparing stems; -1 if it does not. */
function find(query: readonly string[], phrase: Phrase): number {
  return query.findIndex((_, start) =>
    phrase.every((word, offset) => query[start + offset] === word),
  );
}

/**
 * For each word of the query the phrases that mean the same as the phrase it belongs to.
 * "block IP" may stand for a longer expression, so phrases replace phrases, not words.
 */
export function synonymsOf(index: LoadedIndex, query: readonly QueryWord[]): Phrase[][] {
  const root = (word: string) => stem(word, index.language);
  const typed = query.map(({text}) => root(text));
  const found: Phrase[][] = query.map(() => []);
  for (const group of index.synonyms) {
    const phrases = group.map((phrase) => words(phrase));
    phrases.forEach((phrase, own) => {
      const start = find(typed, phrase.map(root));
      if (start < 0) {
        return;
      }
      const others = phrases.filter((_, other) => other !== own);
      phrase.forEach((_, offset) => found[start + offset]?.push(...others));
    });
  }
  return found;
}
