import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {expect, it} from 'vitest';

/** Samples for readers import packages that are not installed here; the mistakes that checks must find do not compile. */
const notChecked = /^(?:website\/samples\/.+\.mts|tools\/check\/seeded\/.+)$/;

const linesOf = (program: string, args: string[]) =>
  execFileSync(program, args, {encoding: 'utf8', maxBuffer: 2 ** 26})
    .split('\n')
    .filter(Boolean);

it('the compiler checks every TypeScript file of the repository', () => {
  const listed = linesOf(process.execPath, ['node_modules/typescript/bin/tsc', '--listFilesOnly']);
  const checked = new Set(listed.map((file) => path.relative(process.cwd(), file)));
  const tracked = linesOf('git', ['ls-files', '*.ts', '*.mts', '*.tsx']);
  expect(tracked.length).toBeGreaterThan(1000);
  expect(tracked.filter((file) => !checked.has(file) && !notChecked.test(file))).toEqual([]);
}, 60_000);
