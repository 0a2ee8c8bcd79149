import {median} from './median.mjs';
import type {Site} from './sites.mjs';

export interface Goal {
  readonly limit: number;
  /** Whether the limit is a share of the stock site or a figure of its own. */
  readonly of: 'stock' | 'self';
}

/** One figure of both sites: the medians of their runs. */
export interface Row {
  readonly name: string;
  readonly unit: string;
  readonly ours: number;
  readonly stock: number;
  readonly goal?: Goal;
}

/** A measurement of one site; the names of its figures are the same for both. */
export type Measure = (site: Site) => Promise<Readonly<Record<string, number>>>;

export interface Figure {
  readonly key: string;
  readonly name: string;
  readonly unit: string;
  readonly goal?: Goal;
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
  const runs = new Map(sites.map(({name}) => [name, [] as Record<string, number>[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const site of sites) {
      onProgress(`${site.name}, run ${round + 1} of ${rounds}`);
      runs.get(site.name)?.push(await measure(site));
    }
  }
  const medianOf = (name: Site['name'], key: string) =>
    median((runs.get(name) ?? []).map((run) => run[key] ?? NaN));
  return figures.map(({key, ...figure}) => ({
    ...figure,
    ours: medianOf('ours', key),
    stock: medianOf('stock', key),
  }));
}
