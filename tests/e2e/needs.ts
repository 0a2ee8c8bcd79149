import path from 'node:path';
import {test} from '@playwright/test';
import {leaveOut, missingPrograms} from '../../scripts/lib/leftOut.mjs';
import type {Program} from '../../scripts/lib/programs.mjs';

/** Like `tests/needs.ts`, for Playwright: `needs(__filename, 'nginx')` skips tests whose programs are missing. */
export function needs(file: string, ...programs: readonly Program[]): void {
  const missing = missingPrograms(programs);
  if (missing.length === 0) return;
  leaveOut(path.relative('', file), missing);
  test.skip(true, `needs ${missing.join(', ')}`);
}
