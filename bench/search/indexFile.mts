import {readFileSync} from 'node:fs';
import path from 'node:path';
import {indexFileName, type SearchIndexFile} from 'docusaurus-theme-section-search/core';

export const locales = {en: '', de: '/de'} as const;
export type LocaleName = keyof typeof locales;
export const localeNames = Object.keys(locales) as LocaleName[];
/** The index of the documentation. */
export const docsTag = 'docs-default-current';

function readIndexText(folder: string, locale: LocaleName): string {
  return readFileSync(path.join(folder, locales[locale], indexFileName(docsTag)), 'utf8');
}

export function readIndexFile(folder: string, locale: LocaleName): SearchIndexFile {
  return JSON.parse(readIndexText(folder, locale)) as SearchIndexFile;
}
