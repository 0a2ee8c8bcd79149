import path from 'node:path';
import {test} from '@playwright/test';
import {leaveOut, missingPrograms} from '../../scripts/lib/leftOut.mjs';
import type {Program} from '../../scripts/lib/programs.mjs';

/** The same as `tests/needs.ts`, for all tests of a file: `needs(__filename, 'nginx')`. */
export function needs(file: string, ...programs: readonly Program[]): void {
  const missing = missingPrograms(programs);
  if (missing.length === 0) return;
  leaveOut(path.relative('', file), missing);
  test.skip(true, `needs ${missing.join(', ')}`);
}
