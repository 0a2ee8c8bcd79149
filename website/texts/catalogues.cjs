/**
 * Reads the translations of texts in the code: `i18n/<language>/texts/**.json`, English → translation. CommonJS, because
 * Docusaurus, tools and tests all load it, and some of them do not support `import.meta`.
 */
const {existsSync, readFileSync, readdirSync} = require('node:fs');
const path = require('node:path');

const i18n = path.resolve(__dirname, '../i18n');

/** @type {Map<string, ReadonlyMap<string, string>>} */
const known = new Map();

const folderOf = (/** @type {string} */ locale) => path.join(i18n, locale, 'texts');

/** The key of a text in a catalogue. */
const keyOf = (/** @type {string} */ text, /** @type {string | undefined} */ context) =>
  context ? `${text} [${context}]` : text;

function readCatalogues(/** @type {string} */ locale) {
  const folder = folderOf(locale);
  const files = existsSync(folder) ? readdirSync(folder, {recursive: true, encoding: 'utf8'}) : [];
  return new Map(
    files
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => Object.entries(JSON.parse(readFileSync(path.join(folder, file), 'utf8')))),
  );
}

/**
 * @param {string} locale
 * @param {string} text
 * @param {string} [context]
 * @returns {string | undefined}
 */
function translationOf(locale, text, context) {
  const catalogue = known.get(locale) ?? readCatalogues(locale);
  known.set(locale, catalogue);
  return catalogue.get(keyOf(text, context));
}

/**
 * The content of a language's own file.
 *
 * @param {string} locale
 * @param {string} file below `i18n/<language>/`
 * @returns {unknown} undefined if it has no such file
 */
function listOf(locale, file) {
  const place = path.join(i18n, locale, file);
  return existsSync(place) ? JSON.parse(readFileSync(place, 'utf8')) : undefined;
}

/**
 * Takes these instead of reading the files of a language.
 *
 * @param {string} locale
 * @param {readonly Readonly<Record<string, string>>[]} catalogues
 */
const provideCatalogues = (locale, catalogues) =>
  known.set(locale, new Map(catalogues.flatMap((texts) => Object.entries(texts))));

/** Empties the cache, so that changed files are read again. */
const forgetCatalogues = () => known.clear();

module.exports = {folderOf, forgetCatalogues, keyOf, listOf, translationOf, provideCatalogues};
