import {findProgram} from './programs.mjs';

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

/** Says that tests are left out. */
export function leaveOut(/** @type {string} */ tests, /** @type {readonly Program[]} */ missing) {
  console.warn(`Left out, because ${missing.join(', ')} is missing: ${tests}`);
}
