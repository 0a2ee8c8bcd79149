import {expect} from 'vitest';

/**
 * A fast machine needs at most 50 ms, which readers do not notice. The limit is five times as high, so that a slow and
 * busy machine passes too. A quadratic loop needs far more.
 */
const LIMIT_MS = 250;

/** A run this slow is not repeated: the input would freeze the page. */
const FROZEN_MS = 2000;

const TRIES = 6;

function processorTime(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const {user, system} = process.cpuUsage(before);
  return (user + system) / 1000;
}

/**
 * Expects that code handles hostile input without freezing the page. It takes the shortest processor time of several
 * tries, so that other programs, compilation and garbage collection do not count.
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
