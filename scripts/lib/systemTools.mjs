/** Programs that the tests use besides Node, and the Debian package of each. */
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {run, stop} from './setUp.mjs';

/** @type {Record<string, string>} */
const packages = {
  chromium: 'chromium',
};

const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/sbin'];

function isInstalled(/** @type {string} */ command) {
  if (command === 'chromium' && process.env.CHROMIUM) return existsSync(process.env.CHROMIUM);
  return folders.some((folder) => existsSync(`${folder}/${command}`));
}

function mayInstall() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

/** Uses what is installed, installs what is missing where that is allowed, else says what to install. */
export function installSystemTools() {
  const missing = Object.keys(packages).filter((command) => !isInstalled(command));
  if (missing.length === 0) return;
  const names = missing.map((command) => packages[command] ?? command);
  if (!mayInstall()) {
    stop(`The tests need ${missing.join(', ')}: install the packages ${names.join(' ')}.`);
  }
  run('Update the package lists', 'apt-get', ['update', '-q']);
  run(`Install ${names.join(' ')}`, 'apt-get', [
    'install',
    '-y',
    '-q',
    '--no-install-recommends',
    ...names,
  ]);
}
