/**
 * One hash of everything that a language is built from. While it is the same as at the last build, the language need
 * not be built again. All files count, except those that are known to have no effect.
 */
import {execFileSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, lstatSync, readdirSync, readFileSync, readlinkSync} from 'node:fs';
import path from 'node:path';
import {locales} from '../../website/config/localeNames.mjs';

/** Folders that builds and tests write, at any depth (such as `tests/kitchen-sink/build`). */
const written =
  /^(?:\.git|\.docusaurus|\.temporary|\.work|node_modules|build|build\..+|test-results|playwright-report|__pycache__)$/;
/** Translations of texts in code and data: a page of any language may show them. */
const shared = /^i18n\/[^/]+\/texts\//;
const docs = 'docs/';
const translations = (/** @type {string} */ locale) =>
  `i18n/${locale}/docusaurus-plugin-content-docs/current/`;

/**
 * The parts of an English page that affect its translation: front matter and headings.
 *
 * @param {string} page
 */
export function namesOf(page) {
  const [frontMatter = ''] = /^---\n[\s\S]*?\n---\n/.exec(page) ?? [];
  return frontMatter + (page.match(/^#{1,6} .*$/gm) ?? []).join('\n');
}

/**
 * Files below a folder, as paths with `/`, in the same order everywhere.
 *
 * @param {string} folder
 * @returns {string[]}
 */
function filesBelow(folder, prefix = '') {
  return readdirSync(path.join(folder, prefix), {withFileTypes: true})
    .filter(({name}) => !written.test(name))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const file = prefix + entry.name;
      return entry.isDirectory() ? filesBelow(folder, `${file}/`) : [file];
    });
}

/** Of a symbolic link only the target path counts; the files behind it count where they are. */
function read(/** @type {string} */ file) {
  return lstatSync(file).isSymbolicLink() ? readlinkSync(file) : readFileSync(file);
}

/**
 * The part of a file that affects a language: of a translated English page, only front matter and headings.
 *
 * @param {string} folder
 * @param {string} file
 * @param {string} locale
 */
function partFor(folder, file, locale) {
  const content = read(path.join(folder, file));
  const translation = translations(locale) + file.slice(docs.length);
  const isTranslated = file.startsWith(docs) && existsSync(path.join(folder, translation));
  return isTranslated ? namesOf(content.toString()) : content;
}

/**
 * The dates of changes in git, because pages show when they were last changed.
 *
 * @param {string} folder
 * @param {readonly string[]} excluded folders
 */
function history(folder, excluded) {
  const without = excluded.map((place) => `:(exclude)${place}`);
  try {
    const args = ['log', '--format=%at', '--name-only', '--relative', '--', '.', ...without];
    return execFileSync('git', args, {cwd: folder, stdio: 'pipe', maxBuffer: 2 ** 28});
  } catch {
    return '';
  }
}

/** URLs that a fork sets (`DOCS_…`), and settings of Docusaurus (`DOCUSAURUS_…`). */
function environment() {
  return Object.entries(process.env)
    .filter(([name]) => /^(?:DOCS|DOCUSAURUS)_/.test(name))
    .sort();
}

/**
 * The other folders that are inside this one. They are hashed on their own.
 *
 * @param {string} folder
 * @param {readonly string[]} folders
 */
function foldersInside(folder, folders) {
  return folders
    .map((other) => path.relative(folder, other).replaceAll(path.sep, '/'))
    .filter((place) => place && !place.startsWith('..'))
    .map((place) => `${place}/`);
}

/**
 * @param {Iterable<string>} folders that hold the sources
 * @param {string} locale
 */
export function languageState(folders, locale) {
  const foreign = locales.filter((other) => other !== locale).map((other) => `i18n/${other}/`);
  const all = [...folders];
  const hash = createHash('sha256');
  hash.update(JSON.stringify([process.version, process.arch, locale, environment()]));
  for (const folder of all) {
    const without = [...foreign, ...foldersInside(folder, all)];
    hash.update(history(folder, without));
    // A page may show texts of data in another language, such as the terms of the glossary.
    const counts = (/** @type {string} */ file) =>
      shared.test(file) || !without.some((place) => file.startsWith(place));
    for (const file of filesBelow(folder).filter(counts)) {
      hash.update(`\0${file}\0`).update(partFor(folder, file, locale));
    }
  }
  return hash.digest('hex');
}
