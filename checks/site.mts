import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {defaultLocale, locales, translatedDocs, type Locale} from '../config/locales.ts';
import {parsePage, type Page} from './page.mts';

/** All content of the site as the checks see it. */
export interface Site {
  readonly root: string;
  readonly pages: readonly Page[];
}

export function docsFolder(locale: Locale): string {
  return locale === defaultLocale ? 'docs' : translatedDocs(locale);
}

export function readSite(root: string): Site {
  const pages = locales.flatMap((locale) => {
    const folder = docsFolder(locale);
    return readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .map((name) => name.replaceAll(path.sep, '/'))
      .filter((name) => name.endsWith('.mdx'))
      .sort()
      .map((name) =>
        parsePage(
          `${folder}/${name}`,
          locale,
          name.replace(/\.mdx$/, ''),
          readFileSync(path.join(root, folder, name), 'utf8'),
        ),
      );
  });
  return {root, pages};
}

/** English and German page of each route; a missing twin is the business of the parity check. */
export function pairs({pages}: Site): {readonly en: Page; readonly de: Page}[] {
  const german = new Map(
    pages.filter(({locale}) => locale === 'de').map((page) => [page.id, page]),
  );
  return pages
    .filter(({locale}) => locale === 'en')
    .flatMap((en) => {
      const de = german.get(en.id);
      return de ? [{en, de}] : [];
    });
}
