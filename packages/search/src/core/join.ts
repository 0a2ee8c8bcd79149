import type {TermMatch} from './expand';
import type {LoadedIndex} from './loadIndex';
import type {QueryWord} from './query';
import {stem} from './stem';
import {matchQuality} from './weights';

function termsOf({termIds, stems, language}: LoadedIndex, word: string): TermMatch[] {
  const exact = termIds.get(word);
  const terms = [
    ...(exact === undefined ? [] : [exact]),
    ...(stems.get(stem(word, language)) ?? []),
  ];
  return terms.map((term) => ({term, kind: 'stem', quality: matchQuality.joined}));
}

export interface Joined {
  readonly terms: readonly TermMatch[];
  /** One of the two words is a function word, so the pair is meant as one word: "log in". */
  readonly isMeant: boolean;
}

/** Compares places in the query as typed: in "the text in the box" the second "the" is dropped, but separates its neighbors. */
function areNeighbors(one: QueryWord, other: QueryWord): boolean {
  return other.place === one.place + 1 && !one.whole && !other.whole;
}

/** For each word of the query the terms that it forms with a neighbor: "log in" matches login, "rule set" matches ruleset. */
export function joinedTerms(index: LoadedIndex, query: readonly QueryWord[]): Joined[] {
  const pairs = query.slice(1).map((other, at) => {
    const one = query[at] ?? other;
    const terms = areNeighbors(one, other) ? termsOf(index, one.text + other.text) : [];
    return {terms, isMeant: terms.length > 0 && (one.stop || other.stop)};
  });
  return query.map((_, at) => {
    const own = pairs.slice(Math.max(0, at - 1), at + 1);
    return {
      terms: own.flatMap(({terms}) => terms),
      isMeant: own.some(({isMeant}) => isMeant),
    };
  });
}
