import type {Evidence} from './evidence';
import type {LoadedIndex} from './loadIndex';
import {titleWeight} from './weights';

/** Qualities of the terms that match the words of the query, by term. */
export interface Wanted {
  /** By word of the query. */
  readonly words: readonly ReadonlyMap<number, number>[];
  /** The best of all words. */
  readonly best: ReadonlyMap<number, number>;
}

export function wantedTerms(evidence: readonly Evidence[]): Wanted {
  const best = new Map<number, number>();
  const words = evidence.map(({matches, related}) => {
    const own = new Map<number, number>();
    for (const {term, quality} of [...matches, ...related]) {
      own.set(term, Math.max(own.get(term) ?? 0, quality));
      best.set(term, Math.max(best.get(term) ?? 0, quality));
    }
    return own;
  });
  return {words, best};
}

function qualityOf(terms: readonly number[], wanted: ReadonlyMap<number, number>): number {
  return terms.reduce((best, term) => Math.max(best, wanted.get(term) ?? 0), 0);
}

/** Share of the words of a title that are in the query. */
export function titlePrecision({titles}: LoadedIndex, wanted: Wanted, section: number): number {
  const words = (titles.get(section) ?? []).filter(({isStop}) => !isStop);
  const named = words.reduce((sum, {terms}) => sum + qualityOf(terms, wanted.best), 0);
  return words.length === 0 ? 0 : named / words.length;
}

/** Whether every word of a title is in the query, in some form. */
export function isWholeTitle({titles}: LoadedIndex, wanted: Wanted, section: number): boolean {
  const words = (titles.get(section) ?? []).filter(({isStop}) => !isStop);
  return (
    words.length > 0 && words.every(({terms}) => qualityOf(terms, wanted.best) > titleWeight.whole)
  );
}

/** Whether a title has the words in the order of the query: "field rules" is not "rules by field". */
export function isInOrder(
  {titles}: LoadedIndex,
  evidence: readonly Evidence[],
  wanted: Wanted,
  section: number,
): boolean {
  const title = titles.get(section) ?? [];
  let from = 0;
  return evidence.every(({word}, at) => {
    const own = wanted.words[at] ?? new Map<number, number>();
    const place = title.findIndex(
      ({terms}, position) => position >= from && qualityOf(terms, own) >= titleWeight.inOrder,
    );
    from = word.isOptional ? from : place + 1;
    return word.isOptional || place >= 0;
  });
}
