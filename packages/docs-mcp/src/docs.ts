import {readFileSync} from 'node:fs';
import path from 'node:path';
import {
  indexFileName,
  loadIndex,
  textFileName,
  textPlace,
  type LoadedIndex,
  type SearchIndexFile,
} from 'docusaurus-theme-section-search/core';
import type {About, Issue, KnownError, Page} from './data';

export interface SearchIndex {
  readonly loaded: LoadedIndex;
  /** The whole text of a section. */
  textOf(section: number): string | undefined;
}

/** The documentation in one language. */
export interface Documentation {
  readonly about: About;
  readonly language: string;
  readonly indexes: readonly SearchIndex[];
  readonly pages: ReadonlyMap<string, Page>;
  readonly errors: readonly KnownError[];
  readonly issues: readonly Issue[];
  /** The absolute URL of a route, which may have an anchor. */
  url(route: string): string;
}

export interface Docs {
  readonly about: About;
  /** Reads a language from disk when it is first used. */
  in(language: string): Documentation;
}

function readJson<T>(folder: string, name: string): T {
  return JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as T;
}

function openIndex(folder: string, tag: string): SearchIndex {
  const file = readJson<SearchIndexFile>(folder, indexFileName(tag));
  const loaded = loadIndex(file);
  const texts = new Map<number, readonly string[]>();
  return {
    loaded,
    textOf(section) {
      const place = textPlace(loaded.textCounts, section);
      if (!place) return undefined;
      const known =
        texts.get(place.file) ?? readJson<string[]>(folder, textFileName(tag, place.file));
      texts.set(place.file, known);
      return known[place.position];
    },
  };
}

function openLanguage(data: string, about: About, language: string): Documentation {
  const folder = path.join(data, language);
  const pages = readJson<Page[]>(folder, 'pages.json');
  return {
    about,
    language,
    indexes: about.indexes.map((tag) => openIndex(folder, tag)),
    pages: new Map(pages.map((page) => [page.route, page])),
    errors: readJson(folder, 'errors.json'),
    issues: readJson(folder, 'issues.json'),
    url: (route) => about.site + (about.bases[language] ?? '') + route,
  };
}

/** @throws if the folder has no data */
export function openDocs(data: string): Docs {
  const about = readJson<About>(data, 'about.json');
  const opened = new Map<string, Documentation>();
  return {
    about,
    in(language) {
      const docs = opened.get(language) ?? openLanguage(data, about, language);
      opened.set(language, docs);
      return docs;
    },
  };
}
