import type {Claim} from './claim';

export interface Outcome {
  readonly page: string;
  readonly claim: Claim;
  readonly result: 'held' | 'differs' | 'not tried';
  /** What the product did instead, or why the claim was not tried. */
  readonly reason?: string;
}

export interface Evidence {
  readonly version: string;
  /** Day of the runs, as YYYY-MM-DD. */
  readonly date: string;
  readonly databases: readonly string[];
  /** How many statements of each page held: on the database where fewest did. */
  readonly pages: Readonly<Record<string, number>>;
}

type Run = Pick<Evidence, 'version' | 'date'> & {readonly database: string};

/** Counts a run over all pages. Runs with other databases on the same day join it, another version or day starts again. */
export function record(
  known: Evidence | undefined,
  outcomes: readonly Outcome[],
  {version, date, database}: Run,
): Evidence {
  const isSame = known?.version === version && known.date === date;
  const others = isSame && known.databases.join() !== database ? known : undefined;
  const held = outcomes.filter(({result}) => result === 'held');
  const counts = [...new Set(held.map(({page}) => page))].sort().map((page) => {
    const own = held.filter((one) => one.page === page).length;
    return [page, Math.min(own, others ? (others.pages[page] ?? 0) : own)] as const;
  });
  return {
    version,
    date,
    databases: [...new Set([...(others?.databases ?? []), database])].sort(),
    pages: Object.fromEntries(counts.filter(([, count]) => count > 0)),
  };
}
