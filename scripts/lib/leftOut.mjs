/** Keeps track of the tests that `npm test` leaves out because a program is missing. */
import {appendFileSync, existsSync, readFileSync} from 'node:fs';
import {findProgram, installCommand} from './programs.mjs';

/** @typedef {import('./programs.mjs').Program} Program */

/**
 * Those of the programs that are missing. With `CI` the list is empty: every test runs, and fails if its program is
 * missing.
 *
 * @param {readonly Program[]} names
 * @returns {Program[]}
 */
export function missingPrograms(names) {
  return process.env.CI ? [] : names.filter((name) => !findProgram(name));
}

/**
 * Records that tests are left out, in the file that `npm test` reads at the end.
 *
 * @param {string} tests
 * @param {readonly Program[]} missing
 */
export function leaveOut(tests, missing) {
  const file = process.env.LEFT_OUT;
  if (file) appendFileSync(file, `${JSON.stringify({tests, missing})}\n`);
  else console.warn(`Left out, because ${missing.join(', ')} is missing: ${tests}`);
}

/** What was left out and what to install; undefined if nothing was. */
export function leftOutReport(/** @type {string} */ file) {
  if (!existsSync(file)) return undefined;
  /** @type {{tests: string, missing: Program[]}[]} */
  const entries = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const missing = [...new Set(entries.flatMap((entry) => entry.missing))].sort();
  const lines = missing.map((name) => {
    const tests = entries
      .filter((entry) => entry.missing.includes(name))
      .map((entry) => entry.tests);
    return `  ${name}: ${[...new Set(tests)].sort().join(', ')}`;
  });
  const command = installCommand(missing);
  const remedy = command ? [`To run them too: ${command}`] : [];
  return ['Left out, because programs are missing:', ...lines, ...remedy].join('\n');
}
