import {cpSync, existsSync, renameSync, rmSync} from 'node:fs';
import {Stopwatch} from './stopwatch.mjs';

const remove = (/** @type {string} */ folder) => rmSync(folder, {recursive: true, force: true});

/** Swaps folders by two renames in quick succession, so that nobody sees an incomplete folder. */
function replace(/** @type {string} */ folder, /** @type {string} */ draft) {
  const old = `${draft}.old`;
  remove(old);
  if (existsSync(folder)) renameSync(folder, old);
  if (existsSync(draft)) renameSync(draft, folder);
  remove(old);
}

/**
 * Merges the built languages into one site, runs the delivery steps on it, and only then replaces the old site and
 * the folder `….delivery` beside it. If the process is stopped earlier, the old site stays complete.
 *
 * @param {object} site
 * @param {readonly string[]} site.languages one folder per language
 * @param {string} site.outDir
 * @param {string} site.draft temporary folder for the new site
 * @param {readonly import('../../delivery/finish/step.mts').DeliveryStep[]} site.steps
 */
export async function assembleSite({languages, outDir, draft, steps}) {
  const times = new Stopwatch();
  const beside = `${draft}.delivery`;
  remove(draft);
  remove(beside);
  await times.measure('merge languages', () => {
    for (const folder of languages) cpSync(folder, draft, {recursive: true});
  });
  for (const {name, run} of steps) {
    await times.measure(name, () => run({folder: draft, beside}));
  }
  replace(`${outDir}.delivery`, beside);
  replace(outDir, draft);
  times.print();
}
