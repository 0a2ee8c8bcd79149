import {expect} from 'vitest';

/**
 * Readers do not notice 50 ms, which is what a fast machine needs at most. The limit is five times as high, so
 * that a slow machine with other work passes, and still far below what a quadratic loop needs.
 */
const LIMIT_MS = 250;

/** Beyond this nothing is tried again: the input would freeze the page. */
const FROZEN_MS = 2000;

const TRIES = 6;

function processorTime(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const {user, system} = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Expects that code answers hostile input without freezing the page. It counts processor time instead of time
 * on the clock, and the best of several tries, so that neither the first compilation nor a garbage collection
 * counts.
 */
export function expectQuick(run: () => void): void {
  let best = Infinity;
  for (
    let tries = 0;
    tries < TRIES && best > LIMIT_MS && !(tries > 0 && best > FROZEN_MS);
    tries += 1
  )
    best = Math.min(best, processorTime(run));
  expect(best, 'milliseconds of processor time').toBeLessThanOrEqual(LIMIT_MS);
}
