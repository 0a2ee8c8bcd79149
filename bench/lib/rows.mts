import {median} from './median.mjs';
import type {Site} from './sites.mjs';

export interface Goal {
  readonly limit: number;
  /** Whether the limit is a share of the stock site or a figure of its own. */
  readonly of: 'stock' | 'self';
  /** Whether more is better. */
  readonly isLeast?: boolean;
}

/** One figure of both sites. */
export interface Row {
  readonly name: string;
  readonly unit: string;
  readonly ours: number;
  readonly stock: number;
  readonly goal?: Goal;
}

/**
 * What was measured on one site in one run: `key`, or `key@place` where there are several, as pages or
 * controls are. The keys of both sites are the same.
 */
export type Measured = Readonly<Record<string, number>>;

export type Measure = (site: Site) => Promise<Measured>;

export interface Figure {
  /** A key as it is, or of all its places. */
  readonly key: string;
  readonly name: string;
  readonly unit: string;
  readonly goal?: Goal;
  /** How the places become one figure: the median, unless a goal must be reached everywhere. */
  readonly isWorst?: boolean;
}

function combine({isWorst, goal}: Figure, places: readonly number[]): number {
  if (!isWorst) return median(places);
  return goal?.isLeast ? Math.min(...places) : Math.max(...places);
}

/** The medians of all runs, then of all places of a figure the worst or the median. */
export function figureOf(figure: Figure, runs: readonly Measured[]): number {
  const isOfFigure = (key: string) => key === figure.key || key.startsWith(`${figure.key}@`);
  const keys = Object.keys(runs[0] ?? {}).filter(isOfFigure);
  return combine(
    figure,
    keys.map((key) => median(runs.map((run) => run[key] ?? NaN))),
  );
}

/** Measures both sites in turn, so that a busy machine disturbs both alike. */
export async function compare({
  sites,
  rounds,
  measure,
  figures,
  onProgress,
}: {
  readonly sites: readonly Site[];
  readonly rounds: number;
  readonly measure: Measure;
  readonly figures: readonly Figure[];
  readonly onProgress: (step: string) => void;
}): Promise<Row[]> {
  const runs: Record<Site['name'], Measured[]> = {ours: [], stock: []};
  for (let round = 0; round < rounds; round += 1) {
    for (const site of sites) {
      onProgress(`${site.name}, run ${round + 1} of ${rounds}`);
      runs[site.name].push(await measure(site));
    }
  }
  return figures.map((figure) => {
    const {name, unit, goal} = figure;
    const [ours, stock] = [figureOf(figure, runs.ours), figureOf(figure, runs.stock)];
    return {name, unit, ours, stock, ...(goal && {goal})};
  });
}
