import {existsSync, readFileSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {
  defaultLocale,
  locales,
  translatedDocs,
  translations,
  type Locale,
} from '../config/locales.ts';
import type {SourceFile} from '../../scripts/lib/syntaxTree.mts';
import {parsePage, type Page} from './page.mts';
import type {Problem} from './problem.mts';
import {unreadable} from './unreadable.mts';

export type {SourceFile};

/** All content of the site, for the checks. */
export interface Site {
  readonly pages: readonly Page[];
  /** Data and components, which also contain texts. */
  readonly code: readonly SourceFile[];
  /** Translations of texts in the code: `i18n/<language>/texts/`. */
  readonly texts: readonly SourceFile[];
  /** Files of `samples/`, which pages show. */
  readonly samples: readonly SourceFile[];
  /** Tests of samples, and their helpers in `samples/`. */
  readonly tests: readonly SourceFile[];
  /** The JSON files of the translated interface. */
  readonly catalogues: readonly SourceFile[];
  /** Descriptions of the API, whose texts pages show. */
  readonly descriptions: readonly SourceFile[];
  /** Problems of pages and catalogues that cannot be parsed and are not in the lists above. */
  readonly unreadable: readonly Problem[];
}

export function docsFolder(locale: Locale): string {
  return locale === defaultLocale ? 'docs' : translatedDocs(locale);
}

function readFolder(root: string, folder: string, wanted: RegExp): SourceFile[] {
  // The folder of a new language may not exist yet; the checks report what is missing.
  if (!existsSync(path.join(root, folder))) return [];
  return readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
    .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
    .filter((file) => wanted.test(file) && statSync(path.join(root, file)).isFile())
    .sort()
    .map((file) => ({file, source: readFileSync(path.join(root, file), 'utf8')}));
}

/** Parses files and returns the results, and problems for files that cannot be parsed. */
function parseAll<Parsed>(files: readonly SourceFile[], parse: (file: SourceFile) => Parsed) {
  const parsed: Parsed[] = [];
  const refused: Problem[] = [];
  for (const source of files) {
    try {
      parsed.push(parse(source));
    } catch (error) {
      refused.push(unreadable(source.file, error));
    }
  }
  return {parsed, refused};
}

function readPages(root: string, locale: Locale) {
  const folder = docsFolder(locale);
  return parseAll(readFolder(root, folder, /\.mdx$/), ({file, source}) =>
    parsePage(file, locale, file.slice(folder.length + 1).replace(/\.mdx$/, ''), source),
  );
}

/** JSON files of all translations, below these folders of a language. */
function readJson(root: string, folders: readonly string[]) {
  const files = translations.flatMap((locale) =>
    folders.flatMap((folder) => readFolder(root, `i18n/${locale}${folder}`, /\.json$/)),
  );
  return parseAll(files, (catalogue) => {
    JSON.parse(catalogue.source);
    return catalogue;
  });
}

/** Whether Docusaurus reads this file of a language's folder; the others are ours. */
const isOfDocusaurus = ({file}: SourceFile) =>
  /^i18n\/[^/]+\/(?:code\.json$|docusaurus-)/.test(file);

export function readSite(root: string): Site {
  const pages = locales.map((locale) => readPages(root, locale));
  const catalogues = readJson(root, ['']);
  const texts = readJson(root, ['/texts']);
  return {
    pages: pages.flatMap(({parsed}) => parsed),
    code: ['config', 'data', 'src', '../packages'].flatMap((folder) =>
      readFolder(root, folder, /(?<!\.(test|d))\.tsx?$/),
    ),
    samples: readFolder(root, 'samples', /^(?!.*(\.test\.|__pycache__))/),
    tests: [
      ...readFolder(root, 'samples', /\.m?ts$|\.test\.mjs$/),
      ...readFolder(root, 'src', /\.test\.tsx?$/).filter(({source}) => source.includes('samples')),
    ],
    texts: texts.parsed,
    catalogues: catalogues.parsed.filter(isOfDocusaurus),
    descriptions: readFolder(root, 'data/openapi', /\.yaml$/),
    unreadable: [...pages, catalogues].flatMap(({refused}) => refused),
  };
}

/** Every translated page with its original; the parity check reports missing ones. */
export function pairs({pages}: Site): {readonly original: Page; readonly page: Page}[] {
  const originals = new Map(
    pages.filter(({locale}) => locale === defaultLocale).map((page) => [page.id, page]),
  );
  return pages
    .filter(({locale}) => locale !== defaultLocale)
    .flatMap((page) => {
      const original = originals.get(page.id);
      return original ? [{original, page}] : [];
    });
}
