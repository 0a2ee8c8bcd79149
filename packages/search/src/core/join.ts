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

/** Compares places in the query as typed: in "the text in the box" the second "the" is dropped, but separates its neighbors. */
function areNeighbors(one: QueryWord, other: QueryWord): boolean {
  return other.place === one.place + 1 && !one.whole && !other.whole;
}

/** For each word of the query the terms that it forms with a neighbor: "log in" matches login, "rule set" matches ruleset. */
export function joinedTerms(index: LoadedIndex, query: readonly QueryWord[]): TermMatch[][] {
  const pairs = query.slice(1).map((other, at) => {
    const one = query[at] ?? other;
    return areNeighbors(one, other) ? termsOf(index, one.text + other.text) : [];
  });
  return query.map((_, at) => pairs.slice(Math.max(0, at - 1), at + 1).flat());
}
