import {cpSync, rmSync} from 'node:fs';
import path from 'node:path';
import {buildIndex} from '../../search/core/buildIndex';
import type {SectionText} from '../../search/core/sectionText';
import {writeIndex} from '../../search/plugin/indexStep';
import {codings} from '../../delivery/core/description.mjs';
import {workDir} from '../lib/folders.mjs';
import {docsTag, locales, readIndexFile, type LocaleName} from './indexFile.mjs';
import {readSections} from './sections.mjs';

/** Gives a text words of its own: long ones get a number. */
const changed = (text: string, copy: number) => text.replace(/(\p{L}{9,})/gu, `$1${copy || ''}`);

/** The sections of the site again and again, each time with words of their own in titles and texts. */
function copies(folder: string, locale: LocaleName, factor: number): SectionText[] {
  const sections = readSections(folder, locale);
  return Array.from({length: factor}, (_, copy) =>
    sections.map(({document, content}): SectionText => {
      const sectionRoute = document.sectionRoute.replace(/(?=#|$)/, copy ? `_${copy}` : '');
      const title = changed(document.title, copy) + (copy ? ` edition${copy}` : '');
      return {
        document: {...document, sectionRoute, title, sectionTitle: title},
        prose: changed(content, copy),
        code: '',
        key: '',
        words: '',
      };
    }),
  ).flat();
}

/** A copy of a build whose search knows so many times the content. Returns its folder. */
export async function multiplySearch(
  folder: string,
  locale: LocaleName,
  factor: number,
): Promise<string> {
  const copy = path.join(workDir, `search-${factor}`);
  rmSync(copy, {recursive: true, force: true});
  // Without compressed copies of the index as it was, which the server would prefer.
  const isCompressedIndex = (file: string) =>
    file.includes('search-index-') && codings.some(({ending}) => file.endsWith(`.${ending}`));
  cpSync(folder, copy, {recursive: true, filter: (file) => !isCompressedIndex(file)});
  const sections = copies(folder, locale, factor);
  const synonyms = readIndexFile(folder, locale).index?.synonyms ?? [];
  const built = buildIndex(sections, {language: locale, contentLength: 0, synonyms});
  await writeIndex(path.join(copy, locales[locale]), docsTag, built);
  return copy;
}
