import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {defaultLocale, locales, translatedDocs, type Locale} from '../config/locales.ts';
import {parsePage, type Page} from './page.mts';

export interface SourceFile {
  /** Path from the root of the repository. */
  readonly file: string;
  readonly source: string;
}

/** All content of the site as the checks see it. */
export interface Site {
  readonly pages: readonly Page[];
  /** Facts and components, which hold texts as well. */
  readonly code: readonly SourceFile[];
  /** Code that pages show from files of its own. */
  readonly samples: readonly SourceFile[];
  /** The JSON files of the German interface. */
  readonly catalogues: readonly SourceFile[];
}

export function docsFolder(locale: Locale): string {
  return locale === defaultLocale ? 'docs' : translatedDocs(locale);
}

function readFolder(root: string, folder: string, wanted: RegExp): SourceFile[] {
  return readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
    .filter((file) => wanted.test(file))
    .sort()
    .map((file) => ({file, source: readFileSync(path.join(root, file), 'utf8')}));
}

function readPages(root: string, locale: Locale): Page[] {
  const folder = docsFolder(locale);
  return readFolder(root, folder, /\.mdx$/).map(({file, source}) =>
    parsePage(file, locale, file.slice(folder.length + 1).replace(/\.mdx$/, ''), source),
  );
}

export function readSite(root: string): Site {
  return {
    pages: locales.flatMap((locale) => readPages(root, locale)),
    code: ['config', 'data', 'src', 'search'].flatMap((folder) =>
      readFolder(root, folder, /(?<!\.(test|d))\.tsx?$/),
    ),
    samples: readFolder(root, 'samples', /^(?!.*\.test\.).*\.\w+$/),
    catalogues: readFolder(root, 'i18n/de', /\.json$/),
  };
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
