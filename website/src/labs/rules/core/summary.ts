import type {Evaluation, Trial} from './evaluate';
import {unmatched} from './explain';
import type {FieldMarks} from './marks';

/** Matches that a summary lists; the others are only counted, because a page of thousands would be slow. */
export const MAX_LISTED = 100;

/** What the page shows of an evaluation. */
export interface Summary {
  readonly rating: number;
  readonly spamScore: number;
  readonly spam: boolean;
  readonly matchCount: number;
  /** The first ones. */
  readonly matches: readonly Trial[];
  /** Trials whose result the playground cannot determine, without those that are still running. */
  readonly openCount: number;
  /** Items that match nowhere. */
  readonly missed: readonly Trial[];
  /** Of each field, what matches there. */
  readonly marks: readonly FieldMarks[];
}

export function summaryOf(evaluation: Evaluation, marks: readonly FieldMarks[]): Summary {
  const {rating, spamScore, spam, matches, open} = evaluation;
  return {
    rating,
    spamScore,
    spam,
    matchCount: matches.length,
    matches: matches.slice(0, MAX_LISTED),
    openCount: open.length,
    missed: unmatched(evaluation),
    marks,
  };
}
