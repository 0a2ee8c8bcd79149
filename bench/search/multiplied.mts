import {buildIndex} from '../../search/core/buildIndex';
import type {SectionText} from '../../search/core/sectionText';
import type {LocaleName} from './indexFile.mjs';
import {readSections} from './sections.mjs';

/** The sections of the site again and again, with words of their own in every copy. */
function copies(folder: string, locale: LocaleName, factor: number): SectionText[] {
  const sections = readSections(folder, locale);
  return Array.from({length: factor}, (_, copy) =>
    sections.map(({document, content}): SectionText => {
      const sectionRoute = document.sectionRoute.replace(/(?=#|$)/, `_${copy}`);
      return {
        document: {...document, sectionRoute},
        prose: content.replace(/(\p{L}{9,})/gu, `$1${copy || ''}`),
        code: '',
        key: '',
        words: '',
      };
    }),
  ).flat();
}

/** The index of a site with so many times the content. */
export function multipliedIndex(folder: string, locale: LocaleName, factor: number): string {
  const sections = copies(folder, locale, factor);
  return JSON.stringify(buildIndex(sections, {language: locale, contentLength: 40, synonyms: []}));
}
