import type {Outcome} from './results';

const count = (outcomes: readonly Outcome[], result: Outcome['result']) =>
  outcomes.filter((one) => one.result === result).length;

/** One line for a page, and one for each difference. */
export function pageLines(page: string, outcomes: readonly Outcome[]): string {
  const [held, differs, left] = (['held', 'differs', 'not tried'] as const).map((result) =>
    count(outcomes, result),
  );
  const parts = [`${held} held`];
  if (differs) parts.push(`${differs} DIFFER`);
  if (left) parts.push(`${left} not tried`);
  const wrong = outcomes.filter(({result}) => result === 'differs');
  return [
    `${page}: ${parts.join(', ')}`,
    ...wrong.map(({claim, reason}) => `  ✗ #${claim.at} ${claim.id}\n    ${reason}`),
  ].join('\n');
}

/** What could not be tried, by reason. */
export function leftOutLines(outcomes: readonly Outcome[]): string {
  const byReason = new Map<string, string[]>();
  for (const {page, claim, result, reason = ''} of outcomes) {
    if (result !== 'not tried') continue;
    byReason.set(reason, [...(byReason.get(reason) ?? []), `${page}#${claim.id}`]);
  }
  return [...byReason]
    .map(([reason, claims]) => `Not tried: ${reason} (${claims.length})\n  ${claims.join('\n  ')}`)
    .join('\n');
}

export function summary(outcomes: readonly Outcome[], seconds: number, calls: number): string {
  const pages = new Set(
    outcomes.filter(({result}) => result !== 'not tried').map((one) => one.page),
  );
  return `${outcomes.length} claims: ${count(outcomes, 'held')} held, ${count(outcomes, 'differs')} differ, ${count(outcomes, 'not tried')} not tried; ${pages.size} pages, ${calls} requests, ${Math.round(seconds)} s.`;
}
