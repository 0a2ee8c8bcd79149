import {evaluate, type TestTrial, type Trial} from './evaluate';
import {unmatched} from './explain';
import type {Setup} from './setup';

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
}

export function summarize(setup: Setup, test: TestTrial): Summary {
  const evaluation = evaluate(setup, test);
  const {rating, spamScore, spam, matches, open} = evaluation;
  return {
    rating,
    spamScore,
    spam,
    matchCount: matches.length,
    matches: matches.slice(0, MAX_LISTED),
    openCount: open.length,
    missed: unmatched(evaluation),
  };
}
