import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  indexFileName,
  type LoadedIndex,
  loadIndex,
  search,
  type SearchIndexFile,
  type SearchResult,
  textFileName,
  textPlace,
} from 'docusaurus-theme-section-search/core';

function readJson<T>(folder: string, name: string): T {
  return JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as T;
}

/** The indexes of a built language by their tags. */
function readTagged(folder: string): ReadonlyMap<string, LoadedIndex> {
  const names = readdirSync(folder).sort();
  const tags = names.flatMap((name) => /^search-index-(.+)\.json$/.exec(name)?.[1] ?? []);
  return new Map(
    tags.map((tag) => [tag, loadIndex(readJson<SearchIndexFile>(folder, indexFileName(tag)))]),
  );
}

export const readIndexes = (folder: string) => [...readTagged(folder).values()];

/** Searches a built language as the box does once all texts are loaded. */
export function readSearch(folder: string): (query: string) => readonly SearchResult[] {
  const tagged = readTagged(folder);
  const tagOf = new Map([...tagged].map(([tag, index]) => [index, tag]));
  const texts = new Map<string, readonly string[]>();
  const textOf = (index: LoadedIndex, section: number) => {
    const place = textPlace(index.textCounts, section);
    if (!place) return undefined;
    const name = textFileName(tagOf.get(index) ?? '', place.file);
    const known = texts.get(name) ?? readJson<string[]>(folder, name);
    texts.set(name, known);
    return known[place.position];
  };
  return (query) => search([...tagged.values()], query, undefined, textOf).results;
}
