/**
 * Bundler loader: replaces `status.json` by the state of every translation, so
 * that the browser gets titles and states, never the texts of the pages.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import jiti from 'jiti';

const siteDir = path.resolve(import.meta.dirname, '../../..');
/** @type {typeof import('../../../config/locales.ts')} */
const {translatedDocs, translations} = jiti(import.meta.filename)('../../../config/locales.ts');
/** @type {typeof import('./translationStatus.mts')} */
const {translationStatus} = jiti(import.meta.filename)('./translationStatus.mts');

/** @param {string} folder */
function readPages(folder) {
  // A new language has no folder yet.
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx') && !path.basename(file).startsWith('_'))
    .sort()
    .map((file) => ({
      id: file.replace(/\\/g, '/').replace(/\.mdx$/, ''),
      source: readFileSync(path.join(folder, file), 'utf8'),
    }));
}

/** @this {import('webpack').LoaderContext<object>} */
export default function statusLoader() {
  const english = path.join(siteDir, 'docs');
  const originals = readPages(english);
  const status = translations.map((locale) => {
    const folder = path.join(siteDir, translatedDocs(locale));
    this.addContextDependency(folder);
    return {locale, pages: translationStatus(originals, readPages(folder))};
  });
  // A changed page anywhere changes the status, also in a warm build.
  this.addContextDependency(english);
  return JSON.stringify(status);
}
