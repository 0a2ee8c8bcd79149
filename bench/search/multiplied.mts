import {createRequire} from 'node:module';
import {cpSync, rmSync} from 'node:fs';
import path from 'node:path';
import {buildIndex, type SectionText} from 'docusaurus-theme-section-search/core';
import {codings} from '../../delivery/core/description.mjs';
import {workDir} from '../lib/folders.mjs';
import {docsTag, locales, readIndexFile, type LocaleName} from './indexFile.mjs';
import {readSections} from './sections.mjs';

// By require: Node finds no named exports in the CommonJS packages that this entry imports.
const {writeIndex} = createRequire(import.meta.url)(
  'docusaurus-theme-section-search',
) as typeof import('docusaurus-theme-section-search');

/** Makes the long words of a copy unique by a number, so that the vocabulary grows as well. */
const changed = (text: string, copy: number) => text.replace(/(\p{L}{9,})/gu, `$1${copy || ''}`);

/** Copies of all sections, each copy with unique words in titles and texts. */
function copies(folder: string, locale: LocaleName, factor: number): SectionText[] {
  const sections = readSections(folder, locale);
  return Array.from({length: factor}, (_, copy) =>
    sections.map(({document, content}): SectionText => {
      const sectionRoute = document.sectionRoute.replace(/(?=#|$)/, copy ? `_${copy}` : '');
      const title = changed(document.title, copy) + (copy ? ` edition${copy}` : '');
      return {
        document: {...document, sectionRoute, title, sectionTitle: title},
        prose: changed(content, copy),
        shown: changed(content, copy),
        code: '',
        key: '',
        words: '',
      };
    }),
  ).flat();
}

/** Copies a build and gives its search index `factor` times the content. Returns the folder. */
export async function multiplySearch(
  folder: string,
  locale: LocaleName,
  factor: number,
): Promise<string> {
  const copy = path.join(workDir, `search-${factor}`);
  rmSync(copy, {recursive: true, force: true});
  // Leave out the compressed copies of the original index, which the server would prefer.
  const isCompressedIndex = (file: string) =>
    file.includes('search-index-') && codings.some(({extension}) => file.endsWith(`.${extension}`));
  cpSync(folder, copy, {recursive: true, filter: (file) => !isCompressedIndex(file)});
  const sections = copies(folder, locale, factor);
  const synonyms = readIndexFile(folder, locale).index?.synonyms ?? [];
  const built = buildIndex(sections, {language: locale, contentLength: 0, synonyms});
  await writeIndex(path.join(copy, locales[locale]), docsTag, built);
  return copy;
}
