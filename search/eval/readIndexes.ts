import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {loadIndex, type LoadedIndex} from '../core/loadIndex';
import type {SearchIndexFile} from '../core/types';

/** All indexes of a built locale, as the browser would load them. */
export function readIndexes(folder: string): LoadedIndex[] {
  return readdirSync(folder)
    .filter((name) => /^search-index-.+\.json$/.test(name))
    .sort()
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as SearchIndexFile)
    .map(loadIndex);
}
