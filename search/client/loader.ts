import {blockFileName, partFileName} from '../core/indexFileName';
import {
  emptyIndexFile,
  type IndexPart,
  type PageTexts,
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

function isTexts(value: unknown): value is PageTexts {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((text) => typeof text === 'string')
  );
}

/**
 * Remembers the promise, so that everybody who asks while it is under way waits for the same load.
 * A failed load is forgotten: the next search tries again.
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
  /** The index of a tag; empty when it is missing, broken or out of reach. */
  index(tag: string): Promise<SearchIndexFile>;
  /** A part of it, by its number; none when it cannot be had. */
  part(tag: string, number: number): Promise<IndexPart | null>;
  /** A block of its documents, by its number; none when they cannot be had. */
  documents(tag: string, number: number): Promise<readonly SearchDocument[]>;
  /** Whole texts of a page; none when they cannot be had. */
  texts(route: string): Promise<PageTexts>;
}

export function createLoader(baseUrl: string, fetchUrl: Fetch = (url) => fetch(url)): Loader {
  const textUrl = (route: string) => {
    const name = route.slice(baseUrl.length).replace(/\/$/, '') || 'index';
    return `${baseUrl}search-text/${name}.json`;
  };
  const part = sharedLoad<IndexPart | null>(async (name) => {
    const file = await fetchJson(fetchUrl, baseUrl + name);
    return isPart(file) ? file : null;
  }, null);
  const block = sharedLoad<readonly SearchDocument[]>(async (name) => {
    const documents = await fetchJson(fetchUrl, baseUrl + name);
    return Array.isArray(documents) ? (documents as SearchDocument[]) : null;
  }, []);
  return {
    part: (tag, number) => part(partFileName(tag, number)),
    documents: (tag, number) => block(blockFileName(tag, number)),
    index: sharedLoad(async (tag) => {
      const file = await fetchJson(fetchUrl, indexUrl(baseUrl, tag));
      return isIndexFile(file) ? file : null;
    }, emptyIndexFile),
    texts: sharedLoad(async (route) => {
      const texts = await fetchJson(fetchUrl, textUrl(route));
      return isTexts(texts) ? texts : null;
    }, {}),
  };
}
