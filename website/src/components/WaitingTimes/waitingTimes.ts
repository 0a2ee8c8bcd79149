/** Most that a delay or a lockout can last: one year. */
const longest = 365 * 86400;

function grow(duration: number, factor: number): number {
  return Math.min(Math.trunc(duration * factor), longest);
}

/** Seconds from the first delayed request to the end of the delay, after each further request. */
export function delayEnds(base: number, factor: number, count: number): number[] {
  const ends = [base];
  while (ends.length < count) ends.push(grow(ends.at(-1) ?? base, factor));
  return ends;
}

/**
 * Seconds from the first refused attempt to the end of the lockout, after each
 * further attempt. mosparo 1.5.4 stores the end of the first lockout as its
 * start, so every repetition is added to that end.
 */
export function lockoutEnds(base: number, factor: number, count: number): number[] {
  return delayEnds(base, factor, count).map((duration, index) =>
    index === 0 ? base : base + duration,
  );
}

/** Largest number that the browser may have to try, with `requests` of the time frame already used. */
export function proofOfWorkLimit(
  {
    complexity,
    maximum,
    requestsToMaximum,
  }: {complexity: number; maximum: number; requestsToMaximum: number},
  requests: number,
): number {
  const normal = 10 ** complexity - 1;
  const extra = 10 ** maximum - 1 - normal;
  return Math.trunc(normal + extra * Math.min(1, requests / requestsToMaximum));
}
