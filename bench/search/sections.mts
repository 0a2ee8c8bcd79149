import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  decodeNumbers,
  type SearchDocument,
  textFileName,
} from 'docusaurus-theme-section-search/core';
import {docsTag, locales, readIndexFile, type LocaleName} from './indexFile.mjs';

/** A section of the built site with its whole text. */
export interface Section {
  readonly content: string;
  readonly document: SearchDocument;
}

/** Whole texts of all sections. */
function readTexts(folder: string, locale: LocaleName): string[] {
  const counts = decodeNumbers(readIndexFile(folder, locale).index?.texts ?? '');
  return counts.flatMap((_, number) => {
    const file = path.join(folder, locales[locale], textFileName(docsTag, number));
    return JSON.parse(readFileSync(file, 'utf8')) as string[];
  });
}

export function readSections(folder: string, locale: LocaleName): Section[] {
  const texts = readTexts(folder, locale);
  return readIndexFile(folder, locale).documents.map((document, id) => ({
    document,
    content: texts[id] ?? '',
  }));
}
