import {median} from './median.mjs';
import type {Site} from './sites.mjs';

export interface Goal {
  readonly limit: number;
  /** Whether the limit is relative to the stock site or absolute. */
  readonly of: 'stock' | 'self';
  /** Whether the limit is a minimum. */
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
 * What was measured on one site in one run. Keys are `key`, or `key@place` for each of several pages or controls, and
 * the same on both sites.
 */
export type Measured = Readonly<Record<string, number>>;

export type Measure = (site: Site) => Promise<Measured>;

export interface Figure {
  /** A key; without `@`, it stands for all of its places. */
  readonly key: string;
  readonly name: string;
  readonly unit: string;
  readonly goal?: Goal;
  /** Takes the worst of the places instead of their median. */
  readonly isWorst?: boolean;
}

function combine({isWorst, goal}: Figure, places: readonly number[]): number {
  if (!isWorst) return median(places);
  return goal?.isLeast ? Math.min(...places) : Math.max(...places);
}

/** The median of all runs for each place, then the worst place or the median of the places. */
export function figureOf(figure: Figure, runs: readonly Measured[]): number {
  const isOfFigure = (key: string) => key === figure.key || key.startsWith(`${figure.key}@`);
  const keys = Object.keys(runs[0] ?? {}).filter(isOfFigure);
  return combine(
    figure,
    keys.map((key) => median(runs.map((run) => run[key] ?? NaN))),
  );
}

/** Measures both sites alternately, so that other load on the machine affects both equally. */
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
