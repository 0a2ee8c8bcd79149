import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {leaveOut, missingPrograms} from '../scripts/lib/leftOut.mjs';
import type {Program} from '../scripts/lib/programs.mjs';

/**
 * `describe` and `it` for tests that start programs. Where one is missing, their tests are left out, and
 * `npm test` says so at the end. With `CI` they run, and fail.
 */
export function needs(...programs: readonly Program[]) {
  const missing = missingPrograms(programs);
  const isMissing = missing.length > 0;
  if (isMissing) leaveOut(path.relative('', expect.getState().testPath ?? ''), missing);
  return {describe: describe.skipIf(isMissing), it: it.skipIf(isMissing)};
}
