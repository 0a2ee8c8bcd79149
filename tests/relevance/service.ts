import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {createService, type Loader} from 'docusaurus-theme-section-search/service';
import {
  blockFileName,
  defaultSearchOptions,
  emptyIndexFile,
  indexFileName,
  type IndexPart,
  partFileName,
  type SearchAnswer,
  type SearchIndexFile,
} from 'docusaurus-theme-section-search/core';

const tags = ['default', 'docs-default-current'];

/** Searches with a new service for each query, so that only the parts that this query needs are loaded. */
export function freshReader(folder: string): (query: string) => Promise<SearchAnswer> {
  const known = new Map<string, unknown>();
  const read = <T>(name: string): T | null => {
    const file = path.join(folder, name);
    if (!known.has(name)) {
      known.set(name, existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);
    }
    return known.get(name) as T | null;
  };
  const loader: Loader = {
    index: (tag) => Promise.resolve(read<SearchIndexFile>(indexFileName(tag)) ?? emptyIndexFile),
    forget: () => {},
    part: (tag, number) => Promise.resolve(read<IndexPart>(partFileName(tag, number))!),
    documents: (tag, number) => Promise.resolve(read(blockFileName(tag, number)) ?? []),
    texts: () => Promise.resolve([]),
  };
  return (query) =>
    new Promise((resolve) => {
      const request = {tags, query, options: defaultSearchOptions};
      createService(loader).search(request, (answer) => {
        if (!answer.isPartial) {
          resolve(answer);
        }
      });
    });
}
