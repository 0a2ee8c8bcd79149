import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {
  defaultLocale,
  locales,
  translatedDocs,
  translations,
  type Locale,
} from '../../website/config/locales.ts';
import {parsePage, type Page} from './page.mts';
import type {Problem} from './rule.mts';

export interface SourceFile {
  /** Path from the root of the repository, like all of the rules. */
  readonly file: string;
  readonly source: string;
}

/** Translations of a language: `i18n/<language>/texts/` for texts in code, the other JSON files of Docusaurus. */
export interface Catalogue extends SourceFile {
  readonly locale: Locale;
  readonly texts: Readonly<Record<string, string>>;
  /** The line of each key. */
  readonly lines: ReadonlyMap<string, number>;
}

/** Everything that the rules look at, read once. */
export interface Site {
  readonly root: string;
  readonly pages: readonly Page[];
  /** English → translation. */
  readonly catalogues: readonly Catalogue[];
  /** Key → translation. */
  readonly messages: readonly Catalogue[];
  /** Configuration, data and components, without tests. */
  readonly code: readonly SourceFile[];
  readonly sidebars: SourceFile;
  /** Paths of all files in `website/samples/`, below it. */
  readonly samples: readonly string[];
  /** Problems of files that cannot be parsed and are in none of the lists. */
  readonly unreadable: readonly Problem[];
}

/** The repository. */
export const root = path.resolve(import.meta.dirname, '../..');

/** Every language has the pages in a folder of its own. */
export const docsFolder = (locale: Locale) =>
  locale === defaultLocale ? 'website/docs' : `website/${translatedDocs(locale)}`;

/** The line that starts with this text, spaces aside. */
export const lineOf = (source: string, start: string): number =>
  source.split('\n').findIndex((line) => line.trimStart().startsWith(start)) + 1 || 1;

/** An error of the parsers of Markdown, YAML and JSON, which may have the place in its message only. */
interface ParseError extends Error {
  readonly reason?: string;
  readonly line?: number;
  /** From the first line of the front matter, which is the second of the page. */
  readonly linePos?: readonly [{readonly line: number}];
}

function problemOf(file: string, source: string, error: unknown): Problem {
  const {message, reason = message, line, linePos} = error as ParseError;
  const [, offset] = /at position (\d+)/.exec(message) ?? [];
  const inJson = offset && source.slice(0, Number(offset)).split('\n').length;
  const inMarkdown = /\((\d+):\d+/.exec(reason)?.[1];
  return {
    file,
    line: line ?? (linePos ? linePos[0].line + 1 : Number(inJson ?? inMarkdown ?? 1)),
    message: `The file cannot be read: ${reason.split('\n')[0]?.replace(/ at line \d+, column \d+:$/, '')}.`,
    remedy: linePos
      ? 'correct the YAML of the front matter; a text with a colon needs quotes.'
      : 'correct the syntax at this place or just before it.',
  };
}

class Reader {
  readonly unreadable: Problem[] = [];
  readonly #root: string;
  constructor(folder: string) {
    this.#root = folder;
  }

  names(folder: string): string[] {
    const place = path.join(this.#root, folder);
    return existsSync(place)
      ? readdirSync(place, {recursive: true, encoding: 'utf8'})
          .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
          .sort()
      : [];
  }

  source(file: string): string {
    return readFileSync(path.join(this.#root, file), 'utf8');
  }

  files(folder: string, wanted: RegExp): SourceFile[] {
    const files = this.names(folder).filter((file) => wanted.test(file));
    return files.map((file) => ({file, source: this.source(file)}));
  }

  /** Files below the folder; what cannot be parsed is a problem, and the rest goes on. */
  parsed<Parsed>(files: readonly SourceFile[], parse: (file: SourceFile) => Parsed): Parsed[] {
    return files.flatMap((each) => {
      try {
        return [parse(each)];
      } catch (error) {
        this.unreadable.push(problemOf(each.file, each.source, error));
        return [];
      }
    });
  }
}

function linesOf(source: string): Map<string, number> {
  const keys = source.split('\n').map((line) => /^ {2}("(?:[^"\\]|\\.)*"):/.exec(line)?.[1]);
  return new Map(
    keys.flatMap((key, index) => (key ? [[JSON.parse(key) as string, index + 1]] : [])),
  );
}

const textOf = (entry: unknown) =>
  typeof entry === 'string' ? entry : ((entry as {message?: string} | null)?.message ?? '');

export function readSite(folder = root): Site {
  const reader = new Reader(folder);
  const pages = locales.flatMap((locale) => {
    const docs = docsFolder(locale);
    return reader.parsed(reader.files(docs, /\.mdx$/), ({file, source}) =>
      parsePage(file, locale, file.slice(docs.length + 1, -'.mdx'.length), source),
    );
  });
  const json = translations.flatMap((locale) => {
    const files = reader.files(
      `website/i18n/${locale}`,
      /\/(?:texts|docusaurus-[^/]+)\/.*\.json$|\/code\.json$/,
    );
    return reader.parsed(files, ({file, source}): Catalogue => {
      const entries = Object.entries(JSON.parse(source) as Record<string, unknown>);
      const texts = Object.fromEntries(entries.map(([key, entry]) => [key, textOf(entry)]));
      return {file, source, locale, texts, lines: linesOf(source)};
    });
  });
  const code = ['website/config', 'website/data', 'website/src', 'packages'].flatMap((each) =>
    reader.files(each, /^(?!.*\/node_modules\/).*(?<!\.test|\.d)\.tsx?$/),
  );
  const isText = ({file}: SourceFile) => /^website\/i18n\/[^/]+\/texts\//.test(file);
  return {
    ...{root: folder, pages, code},
    catalogues: json.filter(isText),
    messages: json.filter((each) => !isText(each)),
    sidebars: {file: 'website/sidebars.ts', source: reader.source('website/sidebars.ts')},
    samples: reader.names('website/samples').map((file) => file.replace('website/samples/', '')),
    unreadable: reader.unreadable,
  };
}

/** Each translation with its original. */
export function pairsOf({pages}: Pick<Site, 'pages'>): [original: Page, translation: Page][] {
  const originals = new Map(
    pages.filter(({locale}) => locale === defaultLocale).map((page) => [page.id, page]),
  );
  return pages.flatMap((page): [Page, Page][] => {
    const original = originals.get(page.id);
    return original && original !== page ? [[original, page]] : [];
  });
}
