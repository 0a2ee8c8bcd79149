import {blockFileName, partFileName, textFileName} from '../core/indexFileName';
import {
  emptyIndexFile,
  type IndexPart,
  type SearchDocument,
  type SearchIndexFile,
} from '../core/types';
import {indexUrl} from './indexUrl';

type Fetch = (url: string) => Promise<Response>;

async function fetchJson(fetchUrl: Fetch, url: string): Promise<unknown> {
  const response = await fetchUrl(url);
  return response.ok ? await response.json() : null;
}

function isIndexFile(value: unknown): value is SearchIndexFile {
  return (
    typeof value === 'object' &&
    value !== null &&
    'documents' in value &&
    Array.isArray(value.documents) &&
    'index' in value
  );
}

function isPart(value: unknown): value is IndexPart {
  return typeof value === 'object' && value !== null && 'terms' in value && 'stamp' in value;
}

/**
 * Caches the promise, so that concurrent requests share one load.
 * A failed load is not cached: the next search tries again.
 */
function sharedLoad<T>(
  load: (key: string) => Promise<T | null>,
  empty: T,
): (key: string) => Promise<T> {
  const loads = new Map<string, Promise<T>>();
  return (key) => {
    const known = loads.get(key);
    if (known) {
      return known;
    }
    const started = load(key)
      .catch(() => null)
      .then((value) => {
        if (value === null) {
          loads.delete(key);
        }
        return value ?? empty;
      });
    loads.set(key, started);
    return started;
  };
}

export interface Loader {
  /** The index of a tag; empty if it is missing, broken or unreachable. */
  index(tag: string): Promise<SearchIndexFile>;
  /** A part of the index, by its number; null if it cannot be loaded. */
  part(tag: string, number: number): Promise<IndexPart | null>;
  /** A block of documents; empty if it cannot be loaded. */
  documents(tag: string, number: number): Promise<readonly SearchDocument[]>;
  /** A file of whole section texts; empty if it cannot be loaded. */
  texts(tag: string, number: number): Promise<readonly string[]>;
}

export function createLoader(baseUrl: string, fetchUrl: Fetch = (url) => fetch(url)): Loader {
  const load = (name: string) => fetchJson(fetchUrl, baseUrl + name);
  const part = sharedLoad<IndexPart | null>(async (name) => {
    const file = await load(name);
    return isPart(file) ? file : null;
  }, null);
  const list = sharedLoad<readonly unknown[]>(async (name) => {
    const entries = await load(name);
    return Array.isArray(entries) ? (entries as unknown[]) : null;
  }, []);
  return {
    index: sharedLoad(async (tag) => {
      const file = await fetchJson(fetchUrl, indexUrl(baseUrl, tag));
      return isIndexFile(file) ? file : null;
    }, emptyIndexFile),
    part: (tag, number) => part(partFileName(tag, number)),
    documents: async (tag, number) =>
      (await list(blockFileName(tag, number))) as readonly SearchDocument[],
    texts: async (tag, number) => (await list(textFileName(tag, number))) as readonly string[],
  };
}
