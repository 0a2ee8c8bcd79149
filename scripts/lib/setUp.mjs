/**
 * Set-up steps that `npm start`, `npm run dev` and `npm test` share. This file must not import packages: it runs before
 * they are installed.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname ?? '.', '../..');

/** Exits with an error message. */
export function stop(/** @type {string} */ message) {
  console.error(message);
  process.exit(1);
}

/** Returns an error message if this version of Node is too old. */
export function nodeVersionError(/** @type {string} */ version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major < 20 || (major === 20 && minor < 19)
    ? `Node ${version} is too old: install Node 20.19 or newer.`
    : undefined;
}

export function requireNode() {
  const error = nodeVersionError(process.versions.node);
  if (error) stop(error);
}

/** What is printed when a step has failed, with the command that runs it again, if there is one. */
export function failure(
  /** @type {string} */ step,
  /** @type {number | null} */ code,
  /** @type {string | undefined} */ again,
) {
  return `✖ ${step} failed (exit code ${code}).${again ? ` Run it again: ${again}` : ''}`;
}

/**
 * Runs a command in the root of the repository and exits if it fails.
 *
 * @param {string} step printed before and after its output
 * @param {string} command
 * @param {string[]} args
 * @param {string} [again] the command for a developer that runs what failed
 */
export function run(step, command, args, again) {
  const started = Date.now();
  console.log(`\n▶ ${step}`);
  const {status, error} = spawnSync(command, args, {cwd: root, stdio: 'inherit'});
  if (error) stop(`${step}: ${error.message}`);
  if (status !== 0) stop(failure(step, status, again));
  console.log(`✔ ${step} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
}

function read(/** @type {string} */ file) {
  return existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '';
}

/** Compares the lockfile with npm's own record of what it installed. */
function packagesAreCurrent() {
  const installed = read('node_modules/.package-lock.json');
  if (!installed) return false;
  const wanted = JSON.parse(read('package-lock.json')).packages;
  const present = JSON.parse(installed).packages;
  return (
    Object.entries(present).every(([name, {version}]) => wanted[name]?.version === version) &&
    Object.entries(wanted).every(
      ([name, entry]) => name === '' || entry.optional || name in present,
    )
  );
}

export function installPackages() {
  if (!packagesAreCurrent()) run('Install packages', 'npm', ['ci']);
}
