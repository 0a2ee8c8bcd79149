import {decodeNumbers} from './codec';
import {postNames, push, readNames, titleWords} from './names';
import type {Names, TitleWord} from './names';
import {piecesOf} from './compound';
import {decodePostings, type BodyTerm, type Posting} from './postingLists';
import {stem} from './stem';
import {
  defaultSearchOptions,
  type Language,
  type SearchDocument,
  type SearchIndexFile,
  type SearchOptions,
} from './types';

export type {Posting} from './postingLists';

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
  /** By section. */
  readonly documents: readonly SearchDocument[];
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

type Body = ReadonlyMap<string, BodyTerm>;

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
  body.forEach(({pieces: lengths}, term) => {
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

/** @throws if the file has another format or is damaged */
export function loadIndex(
  {documents, index}: SearchIndexFile,
  {searchParentCategories}: Pick<SearchOptions, 'searchParentCategories'> = defaultSearchOptions,
): LoadedIndex {
  if (index.version !== 4) throw new Error(`Index of version ${index.version}.`);
  const {language} = index;
  const pages = readPages(index.sections);
  const names = readNames(documents, pages.pageOf, language);
  const asked = searchParentCategories ? names : {...names, categories: []};
  const body = decodePostings(index);
  const lexicon = readLexicon(body, namesOf(asked), language);
  const {terms, termIds} = lexicon;
  return {
    ...pages,
    ...lexicon,
    language,
    documents,
    pageLengths: relativeLengths(index.lengths),
    textCounts: decodeNumbers(index.texts),
    parts: readCompounds(body, lexicon, language),
    titles: titleWords(names.titles, termIds, language),
    titlePostings: postNames(names.titles, termIds),
    aliasPostings: postNames(names.aliases, termIds),
    tagPostings: postNames(names.tags, termIds),
    categoryPostings: postNames(asked.categories, termIds),
    synonyms: index.synonyms,
    bodyPostings: (term) => body.get(terms[term] ?? '')?.postings() ?? [],
  };
}
