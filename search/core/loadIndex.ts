import {lengthStep, postingClasses} from './buildIndex';
import {decodeNumbers, decodeTerms} from './codec';
import {stem} from './stem';
import {tokenize} from './tokenize';
import type {Language, SearchDocument, SearchIndexFile, SerializedIndex} from './types';

export interface Posting {
  readonly section: number;
  /** See `postingClass`. */
  readonly kind: number;
}

/** Keys in order with the terms behind them; made for "all keys that begin with …". */
export interface SortedKeys {
  readonly keys: readonly string[];
  readonly terms: ReadonlyMap<string, readonly number[]>;
}

export interface Page {
  readonly route: string;
  /** Sections of a page follow one another; the first is the page itself. */
  readonly first: number;
  readonly last: number;
}

export interface LoadedIndex {
  readonly language: Language;
  readonly documents: readonly SearchDocument[];
  readonly pages: readonly Page[];
  readonly pageOf: readonly number[];
  readonly terms: readonly string[];
  readonly termIds: ReadonlyMap<string, number>;
  /** Terms by their stem. */
  readonly stems: ReadonlyMap<string, readonly number[]>;
  /** Compounds by the stems of their parts. */
  readonly parts: SortedKeys;
  /** Words of each section's title, as terms; stop words included. */
  readonly titles: readonly (readonly number[])[];
  readonly titlePostings: ReadonlyMap<number, readonly number[]>;
  readonly tagPostings: ReadonlyMap<number, readonly number[]>;
  readonly categoryPostings: ReadonlyMap<number, readonly number[]>;
  readonly synonyms: readonly (readonly string[])[];
  /** Text length of each section relative to the average. */
  readonly lengths: readonly number[];
  readonly isCut: readonly boolean[];
  bodyPostings(term: number): readonly Posting[];
}

function push<K>(map: Map<K, number[]>, key: K, value: number): void {
  const list = map.get(key);
  if (!list) {
    map.set(key, [value]);
  } else if (list[list.length - 1] !== value) {
    list.push(value);
  }
}

function readPages(documents: readonly SearchDocument[]) {
  const pages: {route: string; first: number; last: number}[] = [];
  const pageOf = documents.map(({sectionRoute}, section) => {
    const route = sectionRoute.replace(/#.*/, '');
    const current = pages[pages.length - 1];
    if (current?.route === route) {
      current.last = section;
    } else {
      pages.push({route, first: section, last: section});
    }
    return pages.length - 1;
  });
  return {pages, pageOf};
}

function readParts(terms: readonly string[], splits: string, language: Language): SortedKeys {
  const byPart = new Map<string, number[]>();
  splits.split(' ').forEach((lengths, term) => {
    let start = 0;
    for (const length of decodeNumbers(lengths)) {
      push(byPart, stem(terms[term]?.slice(start, start + length) ?? '', language), term);
      start += length;
    }
  });
  return {keys: [...byPart.keys()].sort(), terms: byPart};
}

function readNames(
  documents: readonly SearchDocument[],
  namesOf: (document: SearchDocument) => readonly string[],
  termIds: ReadonlyMap<string, number>,
  language: Language,
) {
  const postings = new Map<number, number[]>();
  const lists = documents.map((document, section) => {
    const ids = namesOf(document)
      .flatMap((name) => tokenize(name, language))
      .map(({term}) => termIds.get(term))
      .filter((id) => id !== undefined);
    ids.forEach((id) => push(postings, id, section));
    return ids;
  });
  return {postings, lists};
}

function postingReader(encoded: string): (term: number) => readonly Posting[] {
  const lists = encoded.split(' ');
  const cache = new Map<number, readonly Posting[]>();
  return (term) => {
    const known = cache.get(term);
    if (known) {
      return known;
    }
    let section = -1;
    const postings = decodeNumbers(lists[term] ?? '').map((number) => {
      section += Math.floor(number / postingClasses) + 1;
      return {section, kind: number % postingClasses};
    });
    cache.set(term, postings);
    return postings;
  };
}

function relativeLengths(encoded: string): number[] {
  const lengths = decodeNumbers(encoded).map((steps) => (steps + 0.5) * lengthStep);
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  return lengths.map((length) => length / average);
}

function stemsOf(terms: readonly string[], language: Language) {
  const stems = new Map<string, number[]>();
  terms.forEach((term, id) => push(stems, stem(term, language), id));
  return stems;
}

function isUsable(index: SerializedIndex | null | undefined): index is SerializedIndex {
  return (
    index?.version === 1 && typeof index.terms === 'string' && typeof index.postings === 'string'
  );
}

/** Prepares an index for searching; a file of an unknown format counts as empty. */
export function loadIndex(file: SearchIndexFile): LoadedIndex {
  const usable = isUsable(file.index) && Array.isArray(file.documents);
  const documents = usable ? file.documents : [];
  const index = usable ? file.index : null;
  const language = index?.language ?? 'en';
  const terms = decodeTerms(index?.terms ?? '');
  const termIds = new Map(terms.map((term, id) => [term, id]));
  const names = (namesOf: (document: SearchDocument) => readonly string[]) =>
    readNames(documents, namesOf, termIds, language);
  const titles = names(({title}) => [title]);
  return {
    language,
    documents,
    ...readPages(documents),
    terms,
    termIds,
    stems: stemsOf(terms, language),
    parts: readParts(terms, index?.splits ?? '', language),
    titles: titles.lists,
    titlePostings: titles.postings,
    tagPostings: names(({tags}) => tags).postings,
    categoryPostings: names(({sidebarParentCategories}) => sidebarParentCategories).postings,
    synonyms: index?.synonyms ?? [],
    lengths: relativeLengths(index?.lengths ?? ''),
    isCut: decodeNumbers(index?.cut ?? '').map((flag) => flag === 1),
    bodyPostings: postingReader(index?.postings ?? ''),
  };
}
