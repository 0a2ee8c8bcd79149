import type {Evidence} from './evidence';
import type {LoadedIndex} from './loadIndex';
import {titleWeight} from './weights';

/** The terms that match a word of the query, with their quality. */
export type Wanted = ReadonlyMap<number, number>;

export function wantedTerms(evidence: readonly Evidence[]): Wanted {
  const best = new Map<number, number>();
  for (const {term, quality} of evidence.flatMap(({matches, related}) => [
    ...matches,
    ...related,
  ])) {
    best.set(term, Math.max(best.get(term) ?? 0, quality));
  }
  return best;
}

function qualityOf(terms: readonly number[], wanted: Wanted): number {
  return terms.reduce((best, term) => Math.max(best, wanted.get(term) ?? 0), 0);
}

/** Share of the words of a title that are in the query. */
export function titlePrecision({titles}: LoadedIndex, wanted: Wanted, section: number): number {
  const words = (titles.get(section) ?? []).filter(({isStop}) => !isStop);
  const named = words.reduce((sum, {terms}) => sum + qualityOf(terms, wanted), 0);
  return words.length === 0 ? 0 : named / words.length;
}

/** Whether every word of a title is in the query, in some form. */
export function isWholeTitle({titles}: LoadedIndex, wanted: Wanted, section: number): boolean {
  const words = (titles.get(section) ?? []).filter(({isStop}) => !isStop);
  return words.length > 0 && words.every(({terms}) => qualityOf(terms, wanted) > titleWeight.whole);
}
