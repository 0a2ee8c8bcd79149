import {spawnSync} from 'node:child_process';
import {findProgram, installCommand, packagesOf, programs} from './programs.mjs';
import {run, stop} from './setUp.mjs';

function mayInstall() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

/**
 * Installs missing programs with apt-get if run as root. Otherwise it exits with a list of what to install if they are
 * required, or does nothing if they are not.
 *
 * @param {object} [options]
 * @param {readonly import('./programs.mjs').Program[]} [options.needed]
 * @param {boolean} [options.required]
 */
export function installPrograms({needed = programs, required = true} = {}) {
  const missing = needed.filter((name) => !findProgram(name));
  if (missing.length === 0) return;
  if (mayInstall()) {
    const names = packagesOf(missing);
    // Waits if another program installs something, such as automatic updates.
    const options = ['-y', '-q', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300'];
    run('Update the package lists', 'apt-get', ['update', '-q']);
    run(`Install ${names.join(' ')}`, 'apt-get', ['install', ...options, ...names]);
  } else if (required) {
    stop(`Needed: ${missing.join(', ')}. Remedy: ${installCommand(missing)}`);
  }
}
