import {decodeNumbers} from './codec';
import {postNames, push, readNames, titleWords} from './names';
import type {Names, TitleWord} from './names';
import {piecesOf} from './parts';
import {memoized} from './memoized';
import {readPart, type Posting, type ReadPart} from './readPart';
import {stem} from './stem';
import type {IndexPart, Language, SearchDocument, SearchIndexFile, SerializedIndex} from './types';

export type {Posting} from './readPart';

/** Sorted keys with their terms, for looking up all keys with a prefix. */
export interface SortedKeys {
  readonly keys: readonly string[];
  readonly terms: ReadonlyMap<string, readonly number[]>;
}

export interface Page {
  /** Sections of a page follow one another; the first is the page itself. */
  readonly first: number;
  readonly last: number;
}

export interface LoadedIndex {
  readonly language: Language;
  readonly sectionCount: number;
  /** By section; on a large site only those in the loaded parts. */
  readonly documents: ReadonlyMap<number, SearchDocument>;
  readonly pages: readonly Page[];
  /** The page of each section. */
  readonly pageOf: readonly number[];
  readonly terms: readonly string[];
  readonly termIds: ReadonlyMap<string, number>;
  /** Terms by stem. Terms of the body are stems already; names have the stem of each word. */
  readonly stems: ReadonlyMap<string, readonly number[]>;
  /** Compounds and identifiers by the stems of their parts. */
  readonly parts: SortedKeys;
  /** Words of the titles, by section. */
  readonly titles: ReadonlyMap<number, readonly TitleWord[]>;
  /** Sections by the terms of their titles. */
  readonly titlePostings: ReadonlyMap<number, readonly number[]>;
  /** Sections by the words of their URL. */
  readonly aliasPostings: ReadonlyMap<number, readonly number[]>;
  /** Pages by the terms of their tags and categories. */
  readonly tagPostings: ReadonlyMap<number, readonly number[]>;
  readonly categoryPostings: ReadonlyMap<number, readonly number[]>;
  readonly synonyms: readonly (readonly string[])[];
  /** Text length of each page relative to the average. */
  readonly pageLengths: readonly number[];
  /** How many section texts each text file has. */
  readonly textCounts: readonly number[];
  bodyPostings(term: number): readonly Posting[];
}

/** What the index file contains besides documents and terms; decoded once. */
interface Base {
  readonly index: SerializedIndex | null;
  readonly language: Language;
  readonly sectionCount: number;
  readonly pages: readonly Page[];
  readonly pageOf: readonly number[];
  readonly pageLengths: readonly number[];
  readonly textCounts: readonly number[];
}

function readPages(encoded: string) {
  let sectionCount = 0;
  const pages = decodeNumbers(encoded).map((count): Page => {
    sectionCount += count;
    return {first: sectionCount - count, last: sectionCount - 1};
  });
  const pageOf = pages.flatMap(({first, last}, page) => new Array(last - first + 1).fill(page));
  return {pages, pageOf, sectionCount};
}

/** Text length of each page, relative to the average page. */
function relativeLengths(encoded: string): number[] {
  const lengths = decodeNumbers(encoded).map((steps) => steps + 0.5);
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  return lengths.map((length) => length / average);
}

/** Whether an index has the format that this code reads. */
export function isUsable(index: SerializedIndex | null | undefined): index is SerializedIndex {
  return (
    index?.version === 3 && typeof index.terms === 'string' && typeof index.postings === 'string'
  );
}

function readBase(file: SearchIndexFile): Base {
  const index = isUsable(file.index) && Array.isArray(file.documents) ? file.index : null;
  return {
    index,
    language: index?.language ?? 'en',
    ...readPages(index?.sections ?? ''),
    pageLengths: relativeLengths(index?.lengths ?? ''),
    textCounts: decodeNumbers(index?.texts ?? ''),
  };
}

const baseOf = memoized(readBase);
const partOf = memoized(readPart);

/** Where the postings of a term are. */
interface BodyTerm {
  readonly part: ReadPart;
  readonly id: number;
}

/** Terms of all parts; a compound is in several of them, with the same postings. */
function bodyTerms(parts: readonly ReadPart[]): ReadonlyMap<string, BodyTerm> {
  return new Map(
    parts.flatMap((part) => part.terms.map((term, id): [string, BodyTerm] => [term, {part, id}])),
  );
}

type Body = ReturnType<typeof bodyTerms>;

/** Stems of the body and words of the names in one sorted list. */
function readLexicon(body: Body, names: ReadonlySet<string>, language: Language) {
  const terms = [...new Set([...body.keys(), ...names])].sort();
  const termIds = new Map(terms.map((term, id) => [term, id]));
  const stems = new Map<string, number[]>();
  body.forEach((_, term) => push(stems, term, termIds.get(term) ?? -1));
  names.forEach((name) => push(stems, stem(name, language), termIds.get(name) ?? -1));
  return {terms, termIds, stems};
}

type Lexicon = ReturnType<typeof readLexicon>;

function readCompounds(body: Body, {termIds, stems}: Lexicon, language: Language): SortedKeys {
  const byPart = new Map<string, number[]>();
  body.forEach(({part, id}, term) => {
    const lengths = decodeNumbers(part.splits[id] ?? '');
    // A title may have the compound in another form, which has the same parts.
    const forms = [termIds.get(term) ?? -1, ...(stems.get(term) ?? [])];
    for (const piece of lengths.length > 1 ? piecesOf(term, lengths, language) : []) {
      forms.forEach((form) => push(byPart, piece, form));
    }
  });
  return {keys: [...byPart.keys()].sort(), terms: byPart};
}

function namesOf({titles, aliases, tags, categories}: Names): ReadonlySet<string> {
  return new Set([...titles, ...aliases, ...tags, ...categories].map(({token}) => token.term));
}

/** Prepares an index with its loaded parts for searching; a file of an unknown format counts as empty. */
export function loadIndex(file: SearchIndexFile, parts: readonly IndexPart[] = []): LoadedIndex {
  const {index, ...base} = baseOf(file);
  const {language, pageOf} = base;
  const sameBuild = index ? [index, ...parts.filter(({stamp}) => stamp === index.stamp)] : [];
  const listed = [index ? file.documents : [], ...sameBuild.map((part) => part.documents)].flat();
  const documents = new Map(listed.map((document) => [document.id, document]));
  const names = readNames([...documents.values()], pageOf, language);
  const body = bodyTerms(sameBuild.map((part) => partOf(part)));
  const lexicon = readLexicon(body, namesOf(names), language);
  const {terms, termIds} = lexicon;
  return {
    ...base,
    ...lexicon,
    documents,
    parts: readCompounds(body, lexicon, language),
    titles: titleWords(names.titles, termIds, language),
    titlePostings: postNames(names.titles, termIds),
    aliasPostings: postNames(names.aliases, termIds),
    tagPostings: postNames(names.tags, termIds),
    categoryPostings: postNames(names.categories, termIds),
    synonyms: index?.synonyms ?? [],
    bodyPostings(term) {
      const entry = body.get(terms[term] ?? '');
      return entry ? entry.part.postings(entry.id) : [];
    },
  };
}
