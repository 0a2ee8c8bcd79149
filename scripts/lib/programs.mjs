/**
 * Programs that the tests use and that not every Linux and macOS has. This file must not import packages: it runs before
 * they are installed.
 */
import {spawnSync} from 'node:child_process';
import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {findChromium, findFirefox} from './browsers.mjs';

/** Program → its packages in Debian, and in Homebrew unless macOS already has it. */
const packages = {
  apache2: {debian: 'apache2'},
  caddy: {debian: 'caddy', homebrew: 'caddy'},
  chromium: {debian: 'chromium-headless-shell', homebrew: 'google-chrome'},
  curl: {debian: 'curl'},
  firefox: {debian: 'firefox-esr', homebrew: 'firefox'},
  go: {debian: 'golang-go', homebrew: 'go'},
  javac: {debian: 'default-jdk-headless', homebrew: 'temurin'},
  jq: {debian: 'jq', homebrew: 'jq'},
  mcs: {
    // The compiler's package contains no class libraries; the client sample needs these.
    debian:
      'mono-mcs libmono-system-core4.0-cil libmono-system-net-http4.0-cil libmono-system-runtime-serialization4.0-cil libmono-system-xml-linq4.0-cil libmono-i18n4.0-all',
    homebrew: 'mono',
  },
  mono: {debian: 'mono-runtime', homebrew: 'mono'},
  nginx: {debian: 'nginx libnginx-mod-http-brotli-static', homebrew: 'nginx'},
  openssl: {debian: 'openssl'},
  php: {debian: 'php-cli', homebrew: 'php'},
  'php-fpm': {debian: 'php-fpm', homebrew: 'php'},
  python3: {debian: 'python3', homebrew: 'python'},
  ruby: {debian: 'ruby', homebrew: 'ruby'},
  shellcheck: {debian: 'shellcheck', homebrew: 'shellcheck'},
  sqlite3: {debian: 'sqlite3'},
  unzip: {debian: 'unzip'},
  wrk: {debian: 'wrk', homebrew: 'wrk'},
  zip: {debian: 'zip'},
};

/**
 * `linux` stands for what only Linux has: `/proc`, GNU tools, loopback addresses besides 127.0.0.1. `registry` stands for
 * network access: npm can install packages.
 *
 * @typedef {keyof typeof packages | 'linux' | 'registry'} Program
 */

export const programs = /** @type {Program[]} */ (Object.keys(packages));

/** Web servers live outside the PATH of ordinary users. */
const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];

/** The file name may have a version number at its end, as in `php-fpm8.2`. */
function findInPath(/** @type {string} */ name) {
  for (const folder of folders) {
    const files = folder && existsSync(folder) ? readdirSync(folder) : [];
    const file = files.includes(name)
      ? name
      : files.find((each) => each.replace(/[\d.]+$/, '') === name);
    if (file) return path.join(folder, file);
  }
  return undefined;
}

/** The `javac` that comes with macOS is a stub that asks to install Java. */
function findJava() {
  const isStub = process.platform === 'darwin' && spawnSync('/usr/libexec/java_home').status !== 0;
  return isStub ? undefined : findInPath('javac');
}

/** Whether the npm registry responds. */
function findRegistry() {
  const options = ['--fetch-timeout=10000', '--fetch-retries=1', '--prefer-online'];
  const {status} = spawnSync('npm', ['view', 'create-docusaurus', 'name', ...options]);
  return status === 0 ? 'npm' : undefined;
}

/** @type {Partial<Record<Program, () => string | undefined>>} */
const special = {
  chromium: findChromium,
  firefox: findFirefox,
  javac: findJava,
  linux: () => (process.platform === 'linux' ? '/' : undefined),
  registry: findRegistry,
};

/** @returns {string | undefined} path of the program */
export function findProgram(/** @type {Program} */ name) {
  const find = special[name] ?? (() => findInPath(name));
  return find();
}

/**
 * The packages of the programs.
 *
 * @param {readonly Program[]} names
 * @param {'debian' | 'homebrew'} manager
 */
export function packagesOf(names, manager = 'debian') {
  const lists = names.map((name) => {
    /** @type {{debian: string, homebrew?: string} | undefined} */
    const entry = name === 'linux' || name === 'registry' ? undefined : packages[name];
    return entry?.[manager]?.split(' ') ?? [];
  });
  return [...new Set(lists.flat())];
}

/** The command that installs these programs on this system. */
export function installCommand(/** @type {readonly Program[]} */ names) {
  const manager = process.platform === 'darwin' ? 'homebrew' : 'debian';
  const wanted = packagesOf(names, manager).join(' ');
  const install =
    manager === 'homebrew' ? 'brew install' : 'sudo apt-get install --no-install-recommends';
  return wanted && `${install} ${wanted}`;
}

/** Names what is missing, with the remedy. */
export function missingText(/** @type {readonly Program[]} */ names) {
  const remedies = [
    installCommand(names),
    names.includes('linux') && 'use Linux',
    names.includes('registry') && 'connect to the npm registry',
  ];
  return `Missing: ${names.join(', ')}. Remedy: ${remedies.filter(Boolean).join('; ')}`;
}

/** Path of a program that must be installed. */
export function program(/** @type {Program} */ name) {
  const place = findProgram(name);
  if (!place) throw new Error(missingText([name]));
  return place;
}
