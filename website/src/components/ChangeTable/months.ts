import type {News} from '@site/src/content/changes/feed';

export interface Month {
  /** 2026-11 */
  readonly id: string;
  readonly changes: readonly News[];
}

/** Changes by month, in the order of the list. */
export function monthsOf(news: readonly News[]): Month[] {
  const months = new Map<string, News[]>();
  for (const change of news) {
    const id = change.date.slice(0, 7);
    months.set(id, [...(months.get(id) ?? []), change]);
  }
  return [...months].map(([id, changes]) => ({id, changes}));
}
