import {type LoadedIndex, pageRoute, search} from 'docusaurus-theme-section-search/core';
import type {EvalQuery, QuerySet} from './sets';

export interface Outcome extends EvalQuery {
  /** Pages in the order shown, each once. */
  readonly found: readonly string[];
  /** Position of the first right page, from 1; 0 if it is not shown. */
  readonly rank: number;
}

export interface Score {
  readonly queries: number;
  readonly successAt1: number;
  readonly successAt3: number;
  readonly meanReciprocalRank: number;
  /** Share of answerable queries without any result. */
  readonly zero: number;
  /** Share of nonsense queries that have no result, as they should. */
  readonly honest: number;
}

/** Minimum scores. Held-out queries score lower, since the search was not tuned on them; see HISTORY.md. */
const floors: Readonly<Record<QuerySet, Pick<Score, 'successAt1' | 'successAt3'>>> = {
  tuning: {successAt1: 0.92, successAt3: 0.98},
  heldOut: {successAt1: 0.9, successAt3: 0.97},
  'plain.tuning': {successAt1: 0.96, successAt3: 0.99},
  'plain.heldOut': {successAt1: 0.96, successAt3: 0.99},
};
/** Maximum share of answerable queries without any result. */
const maxZero = 0.01;

/** What a score misses, in words. */
export function shortfalls(set: QuerySet, {successAt1, successAt3, zero, honest}: Score): string[] {
  const {successAt1: first, successAt3: three} = floors[set];
  return [
    successAt1 < first && `right page first: ${successAt1}, at least ${first}`,
    successAt3 < three && `right page among three: ${successAt3}, at least ${three}`,
    zero > maxZero && `without any result: ${zero}, at most ${maxZero}`,
    honest < 1 && `nonsense without a result: ${honest}, at least 1`,
  ].filter((text) => text !== false);
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** Runs each query and finds the position of the first right page. */
export function runQueries(
  indexes: readonly LoadedIndex[],
  queries: readonly EvalQuery[],
  base: string,
): Outcome[] {
  return queries.map((query) => {
    const routes = search(indexes, query.query).results.map(({document}) =>
      pageRoute(document.sectionRoute).slice(base.length),
    );
    const found = [...new Set(routes)];
    return {...query, found, rank: found.findIndex((route) => query.pages.includes(route)) + 1};
  });
}

export function score(outcomes: readonly Outcome[]): Score {
  const answerable = outcomes.filter(({pages}) => pages.length > 0);
  const nonsense = outcomes.filter(({pages}) => pages.length === 0);
  const share = (part: readonly Outcome[], test: (outcome: Outcome) => boolean) =>
    round(part.filter(test).length / Math.max(1, part.length));
  const reciprocal = answerable.reduce((sum, {rank}) => sum + (rank > 0 ? 1 / rank : 0), 0);
  return {
    queries: answerable.length,
    successAt1: share(answerable, ({rank}) => rank === 1),
    successAt3: share(answerable, ({rank}) => rank > 0 && rank <= 3),
    meanReciprocalRank: round(reciprocal / Math.max(1, answerable.length)),
    zero: share(answerable, ({found}) => found.length === 0),
    honest: share(nonsense, ({found}) => found.length === 0),
  };
}
