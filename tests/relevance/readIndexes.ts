import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  decodeNumbers,
  indexFileName,
  type IndexPart,
  type LoadedIndex,
  loadIndex,
  partFileName,
  presentPages,
  findPages,
  type SearchIndexFile,
  type SearchResult,
  textFileName,
  textPlace,
} from 'docusaurus-theme-section-search/core';

function readJson<T>(folder: string, name: string): T {
  return JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as T;
}

/** An index with all of its parts. */
export interface IndexFiles {
  readonly file: SearchIndexFile;
  readonly parts: readonly IndexPart[];
  /** Files of whole section texts. */
  readonly texts: readonly (readonly string[])[];
}

export function readIndexFiles(folder: string): IndexFiles[] {
  const tags = readdirSync(folder).flatMap(
    (name) => /^search-index-(.+)\.json$/.exec(name)?.[1] ?? [],
  );
  return tags.sort().map((tag) => {
    const file = readJson<SearchIndexFile>(folder, indexFileName(tag));
    const numbers = file.index?.parts.map((_, number) => number) ?? [];
    const textCount = decodeNumbers(file.index?.texts ?? '').length;
    return {
      file,
      parts: numbers.map((number) => readJson(folder, partFileName(tag, number))),
      texts: Array.from({length: textCount}, (_, number) =>
        readJson(folder, textFileName(tag, number)),
      ),
    };
  });
}

/** All indexes of a built locale, with all of their parts. */
export function readIndexes(folder: string): LoadedIndex[] {
  return readIndexFiles(folder).map(({file, parts}) => loadIndex(file, parts));
}

/** Searches a built locale as the box does once it has loaded everything. */
export function readSearch(folder: string): (query: string) => readonly SearchResult[] {
  const files = new Map(
    readIndexFiles(folder).map(({file, parts, texts}) => [loadIndex(file, parts), texts]),
  );
  const textOf = (index: LoadedIndex, section: number) => {
    const place = textPlace(index.textCounts, section);
    return place && files.get(index)?.[place.file]?.[place.position];
  };
  const documentOf = ({documents}: LoadedIndex, section: number) => documents.get(section);
  return (query) => presentPages(findPages([...files.keys()], query), {documentOf, textOf});
}
