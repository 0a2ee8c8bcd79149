import {expect} from 'vitest';

/** What any input may cost: a reader does not notice it. */
const QUICK_MS = 50;

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
 * Expects that code answers within 50 ms of processor time. That is no measurement, which a busy machine
 * would disturb: it counts processor time instead of time on the clock, and one of several tries is enough, so
 * that neither the first compilation nor a garbage collection counts. Code that is fast enough needs a tenth
 * of the limit; code with a quadratic loop needs a hundred times as much.
 */
export function expectQuick(run: () => void): void {
  let best = Infinity;
  for (
    let tries = 0;
    tries < TRIES && best > QUICK_MS && !(tries > 0 && best > FROZEN_MS);
    tries += 1
  )
    best = Math.min(best, processorTime(run));
  expect(best, 'milliseconds of processor time').toBeLessThanOrEqual(QUICK_MS);
}
