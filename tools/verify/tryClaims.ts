import {AssertionError} from 'node:assert/strict';
import type {Claim, PageClaims} from './claim';
import {NotTried, type Level} from './target/level';
import type {Outcome} from './results';
import type {Target} from './target';

/** A claim that hangs must not stop the others. */
const patience = 180_000;

function inTime(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`No result in ${patience / 1000} s.`)), patience);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

const names: Readonly<Record<Level, string>> = {
  keys: 'keys of a project',
  settings: '--admin',
  admin: '--admin',
  console: '--console',
  browser: 'Chromium',
};

export async function tryClaim(page: string, claim: Claim, target: Target): Promise<Outcome> {
  const missing = (claim.needs ?? ['keys']).filter((level) => !target.levels.has(level));
  if (missing.length > 0) {
    const reason = `needs ${[...new Set(missing.map((level) => names[level]))].join(' and ')}`;
    return {page, claim, result: 'not tried', reason};
  }
  try {
    await inTime(claim.holds(target));
    return {page, claim, result: 'held'};
  } catch (error) {
    const {message} = error as Error;
    if (error instanceof NotTried) return {page, claim, result: 'not tried', reason: message};
    // Anything but a difference is a fault on the way, for example a status 500 where a form was expected.
    const reason = error instanceof AssertionError ? message : `Fault: ${message}`;
    return {page, claim, result: 'differs', reason};
  }
}

export async function tryPages(
  pages: readonly PageClaims[],
  target: Target,
  report: (page: string, outcomes: readonly Outcome[]) => void,
): Promise<Outcome[]> {
  const all: Outcome[] = [];
  for (const {page, claims} of pages) {
    const outcomes: Outcome[] = [];
    for (const claim of claims) outcomes.push(await tryClaim(page, claim, target));
    report(page, outcomes);
    all.push(...outcomes);
  }
  return all;
}
