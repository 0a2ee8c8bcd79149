/** Programs that the tests use besides Node, and the Debian package of each. */
import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import {findChromium} from './chromium.mjs';
import {run, stop} from './setUp.mjs';

/** Command → Debian packages. A command may end in a version number, as `php-fpm8.2` does. */
/** @type {Record<string, string>} */
const packages = {
  apache2: 'apache2',
  caddy: 'caddy',
  chromium: 'chromium-headless-shell',
  curl: 'curl',
  'firefox-esr': 'firefox-esr',
  go: 'golang-go',
  javac: 'default-jdk-headless',
  jq: 'jq',
  // The package of the compiler has no class libraries; the client sample needs these.
  mcs: 'mono-mcs libmono-system-core4.0-cil libmono-system-net-http4.0-cil libmono-system-runtime-serialization4.0-cil libmono-system-xml-linq4.0-cil libmono-i18n4.0-all',
  mono: 'mono-runtime',
  nginx: 'nginx',
  openssl: 'openssl',
  php: 'php-cli',
  'php-fpm': 'php-fpm',
  python3: 'python3',
  ruby: 'ruby',
  shellcheck: 'shellcheck',
  sqlite3: 'sqlite3',
  unzip: 'unzip',
  wrk: 'wrk',
  zip: 'zip',
};

const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/sbin'];
const commands = new Set(
  folders.flatMap((folder) => (existsSync(folder) ? readdirSync(folder) : [])),
);

function isInstalled(/** @type {string} */ command) {
  if (command === 'chromium') return findChromium() !== undefined;
  return (
    commands.has(command) || [...commands].some((name) => name.replace(/[\d.]+$/, '') === command)
  );
}

function mayInstall() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

/**
 * Installs missing tools if it may (root with apt-get); otherwise exits with a list of what to install.
 *
 * @param {readonly string[]} needed commands
 */
export function installSystemTools(needed = Object.keys(packages)) {
  const missing = needed.filter((command) => !isInstalled(command));
  if (missing.length === 0) return;
  const names = missing.flatMap((command) => (packages[command] ?? command).split(' '));
  if (!mayInstall()) {
    stop(`Needed: ${missing.join(', ')}: install the packages ${names.join(' ')}.`);
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
