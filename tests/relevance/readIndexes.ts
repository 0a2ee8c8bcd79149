import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  indexFileName,
  type IndexPart,
  type LoadedIndex,
  loadIndex,
  partFileName,
  type SearchIndexFile,
} from 'docusaurus-theme-section-search/core';

function readJson<T>(folder: string, name: string): T {
  return JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as T;
}

/** An index with all of its parts. */
export interface IndexFiles {
  readonly file: SearchIndexFile;
  readonly parts: readonly IndexPart[];
}

export function readIndexFiles(folder: string): IndexFiles[] {
  const tags = readdirSync(folder).flatMap(
    (name) => /^search-index-(.+)\.json$/.exec(name)?.[1] ?? [],
  );
  return tags.sort().map((tag) => {
    const file = readJson<SearchIndexFile>(folder, indexFileName(tag));
    const numbers = file.index?.parts.map((_, number) => number) ?? [];
    return {file, parts: numbers.map((number) => readJson(folder, partFileName(tag, number)))};
  });
}

/** All indexes of a built locale, with all of their parts. */
export function readIndexes(folder: string): LoadedIndex[] {
  return readIndexFiles(folder).map(({file, parts}) => loadIndex(file, parts));
}
