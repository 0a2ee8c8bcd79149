import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {PageTexts, SearchDocument} from '../../search/core/types';
import {locales, readIndexFile, type LocaleName} from './indexFile.mjs';

/** A section of the built site with its whole text. */
export interface Section {
  readonly id: number;
  readonly title: string;
  readonly tags: string;
  readonly content: string;
  readonly document: SearchDocument;
}

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

export function readSections(folder: string, locale: LocaleName): Section[] {
  return readIndexFile(folder, locale).documents.map((document, id) => {
    const [route = '', anchor = ''] = document.sectionRoute.split('#');
    const content = readTexts(folder, route, locale)[anchor] ?? document.content;
    return {id, title: document.title, tags: document.tags.join(' '), content, document};
  });
}
