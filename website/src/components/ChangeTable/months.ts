import type {SiteChange} from '@site/data/changes';

export interface Month {
  /** 2026-11 */
  readonly id: string;
  readonly changes: readonly SiteChange[];
}

/** Changes by month, in the order of the list. */
export function monthsOf(news: readonly SiteChange[]): Month[] {
  const months = new Map<string, SiteChange[]>();
  for (const change of news) {
    const id = change.date.slice(0, 7);
    months.set(id, [...(months.get(id) ?? []), change]);
  }
  return [...months].map(([id, changes]) => ({id, changes}));
}
