import {readFileSync} from 'node:fs';
import path from 'node:path';
import {buildIndex, type SectionText} from '../../search/core/buildIndex';
import type {PageTexts} from '../../search/core/types';
import {locales, readIndexFile, type LocaleName} from './indexFile.mjs';

/** Whole texts of a page; none if the index holds them completely. */
function readTexts(folder: string, route: string, locale: LocaleName): PageTexts {
  const base = locales[locale];
  const file = path.join(folder, base, `search-text${route.slice(base.length)}.json`);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PageTexts;
  } catch {
    return {};
  }
}

/** The sections of the site again and again, with words of their own in every copy. */
function copies(folder: string, locale: LocaleName, factor: number): SectionText[] {
  const {documents} = readIndexFile(folder, locale);
  return Array.from({length: factor}, (_, copy) =>
    documents.map((document): SectionText => {
      const [route = '', anchor = ''] = document.sectionRoute.split('#');
      const prose = readTexts(folder, route, locale)[anchor] ?? document.content;
      return {
        document: {...document, sectionRoute: document.sectionRoute.replace(/(?=#|$)/, `_${copy}`)},
        prose: prose.replace(/(\p{L}{9,})/gu, `$1${copy || ''}`),
        code: '',
        key: '',
      };
    }),
  ).flat();
}

/** The index of a site with so many times the content. */
export function multipliedIndex(folder: string, locale: LocaleName, factor: number): string {
  const sections = copies(folder, locale, factor);
  return JSON.stringify(buildIndex(sections, {language: locale, contentLength: 40, synonyms: []}));
}
