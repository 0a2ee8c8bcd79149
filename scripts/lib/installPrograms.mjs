import {spawnSync} from 'node:child_process';
import {findProgram, missingText, packagesOf} from './programs.mjs';
import {run, stop} from './setUp.mjs';

function mayInstall() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

/**
 * Installs missing programs with apt-get if run as root on Debian. Otherwise it exits with the command that installs
 * them.
 *
 * @param {readonly import('./programs.mjs').Program[]} needed
 */
export function installPrograms(needed) {
  const missing = needed.filter((name) => !findProgram(name));
  const names = packagesOf(missing);
  if (names.length > 0 && mayInstall()) {
    // Waits if another program installs something, such as automatic updates.
    const options = ['-y', '-q', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300'];
    run('Update the package lists', 'apt-get', ['update', '-q']);
    run(`Install ${names.join(' ')}`, 'apt-get', ['install', ...options, ...names]);
  }
  const left = missing.filter((name) => !findProgram(name));
  if (left.length > 0) stop(missingText(left));
}

/** Installs Chromium: from Debian if run as root there, otherwise the one that Playwright provides. */
export function installBrowser() {
  if (findProgram('chromium')) return;
  if (mayInstall()) installPrograms(['chromium']);
  else run('Install a browser', 'npx', ['playwright', 'install', '--only-shell', 'chromium']);
}
