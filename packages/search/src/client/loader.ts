import {blockFileName, partFileName, textFileName} from '../core/indexFileName';
import {isUsable} from '../core/loadIndex';
import {
  emptyIndexFile,
  type IndexPart,
  type SearchDocument,
  type SearchIndexFile,
} from '../core/types';
import {indexUrl} from './indexUrl';

type Fetch = (url: string) => Promise<Response>;

/** Null if there is no such file; any other answer that is no JSON is an error. */
async function fetchJson(fetchUrl: Fetch, url: string): Promise<unknown> {
  const response = await fetchUrl(url);
  if (response.status === 404) {
    return null;
  }
  if (!response.ok) {
    throw new Error(`${url} answered ${response.status}.`);
  }
  return response.json();
}

function isIndexFile(value: unknown): value is SearchIndexFile {
  const {documents, index} = Object(value) as Partial<SearchIndexFile>;
  return Array.isArray(documents) && isUsable(index);
}

function isPart(value: unknown): value is IndexPart {
  return typeof value === 'object' && value !== null && 'terms' in value && 'stamp' in value;
}

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Shares the promise between requests. A failed load is forgotten: the next search tries again. */
class SharedLoads<T> {
  private readonly loads = new Map<string, Promise<T>>();

  constructor(private readonly load: (key: string) => Promise<T>) {}

  get(key: string): Promise<T> {
    const known = this.loads.get(key);
    if (known) {
      return known;
    }
    const started = this.load(key);
    this.loads.set(key, started);
    started.catch(() => this.forget(key));
    return started;
  }

  forget(key: string): void {
    this.loads.delete(key);
  }
}

export interface Loader {
  /** The index of a tag; empty if there is none. Rejects if it is broken or cannot be reached. */
  index(tag: string): Promise<SearchIndexFile>;
  /** Drops an index that turned out to be unusable, so that the next search fetches it again. */
  forget(tag: string): void;
  /** A part of the index, by its number. */
  part(tag: string, number: number): Promise<IndexPart>;
  /** A block of documents. */
  documents(tag: string, number: number): Promise<readonly SearchDocument[]>;
  /** A file of whole section texts. */
  texts(tag: string, number: number): Promise<readonly string[]>;
}

/** Revalidates files in the browser's cache: a response that the login page of a public network sent instead must not stay. */
export const fetchChecked: Fetch = (url) => fetch(url, {cache: 'no-cache'});

export function createLoader(baseUrl: string, fetchUrl: Fetch = fetchChecked): Loader {
  const files = new SharedLoads((name) => fetchJson(fetchUrl, baseUrl + name));
  const indexes = new SharedLoads(async (tag) => {
    const file = await fetchJson(fetchUrl, indexUrl(baseUrl, tag));
    return file === null ? emptyIndexFile : checked(tag, file, isIndexFile);
  });
  function checked<T>(name: string, value: unknown, isRight: (value: unknown) => value is T): T {
    if (isRight(value)) {
      return value;
    }
    files.forget(name);
    throw new Error(`${name} has the wrong shape.`);
  }
  const list = async (name: string) => checked(name, await files.get(name), isList);
  return {
    index: (tag) => indexes.get(tag),
    forget: (tag) => indexes.forget(tag),
    async part(tag, number) {
      const name = partFileName(tag, number);
      return checked(name, await files.get(name), isPart);
    },
    documents: async (tag, number) =>
      (await list(blockFileName(tag, number))) as readonly SearchDocument[],
    texts: async (tag, number) => (await list(textFileName(tag, number))) as readonly string[],
  };
}
