import {decodeNumbers} from './codec';
import {postNames, push, readNames, tellingTitles, titleWords} from './names';
import type {Names, TitleWord} from './names';
import {pageRoute} from './pageRoute';
import {piecesOf} from './parts';
import {readPart, type Posting, type ReadPart} from './readPart';
import {stem} from './stem';
import type {IndexPart, Language, SearchDocument, SearchIndexFile, SerializedIndex} from './types';

export type {Posting} from './readPart';

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
  /** Terms by their stem: stems of the body by themselves, words of titles by theirs. */
  readonly stems: ReadonlyMap<string, readonly number[]>;
  /** Compounds by the stems of their parts. */
  readonly parts: SortedKeys;
  /** Words of each section's title. */
  readonly titles: readonly (readonly TitleWord[])[];
  /** Sections by the terms of their titles. */
  readonly titlePostings: ReadonlyMap<number, readonly number[]>;
  /** Sections by the words of their address. */
  readonly aliasPostings: ReadonlyMap<number, readonly number[]>;
  /** Pages by the terms of their tags and categories. */
  readonly tagPostings: ReadonlyMap<number, readonly number[]>;
  readonly categoryPostings: ReadonlyMap<number, readonly number[]>;
  readonly synonyms: readonly (readonly string[])[];
  /** Text length of each page relative to the average. */
  readonly pageLengths: readonly number[];
  readonly isCut: readonly boolean[];
  bodyPostings(term: number): readonly Posting[];
}

/** What an index knows without its parts; read once. */
interface Base {
  readonly index: SerializedIndex | null;
  readonly language: Language;
  readonly documents: readonly SearchDocument[];
  readonly pages: readonly Page[];
  readonly pageOf: readonly number[];
  readonly names: Names;
  readonly pageLengths: readonly number[];
  readonly isCut: readonly boolean[];
}

function readPages(documents: readonly SearchDocument[]) {
  const pages: {route: string; first: number; last: number}[] = [];
  const pageOf = documents.map(({sectionRoute}, section) => {
    const route = pageRoute(sectionRoute);
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

/** Text length of each page, relative to the average page. */
function relativeLengths(encoded: string): number[] {
  const lengths = decodeNumbers(encoded).map((steps) => steps + 0.5);
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  return lengths.map((length) => length / average);
}

function isUsable(index: SerializedIndex | null | undefined): index is SerializedIndex {
  return (
    index?.version === 2 && typeof index.terms === 'string' && typeof index.postings === 'string'
  );
}

function readBase(file: SearchIndexFile): Base {
  const usable = isUsable(file.index) && Array.isArray(file.documents);
  const documents = usable ? file.documents : [];
  const index = usable ? file.index : null;
  const language = index?.language ?? 'en';
  const {pages, pageOf} = readPages(documents);
  const firsts = pages.flatMap(({first}) => documents[first] ?? []);
  return {
    index,
    language,
    documents,
    pages,
    pageOf,
    names: readNames(documents, firsts, language),
    pageLengths: relativeLengths(index?.lengths ?? ''),
    isCut: decodeNumbers(index?.cut ?? '').map((flag) => flag === 1),
  };
}

/** Remembers what was made of an object. */
function remembered<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}

const baseOf = remembered(readBase);
const partOf = remembered(readPart);

/** A term and a part that holds it. */
interface BodyTerm {
  readonly part: ReadPart;
  readonly id: number;
}

/** Terms of all parts; a compound lies in several and says the same in each. */
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
    // A title says the compound in another form, which has the same parts.
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

/** Prepares an index with the parts at hand for searching; a file of an unknown format counts as empty. */
export function loadIndex(file: SearchIndexFile, parts: readonly IndexPart[] = []): LoadedIndex {
  const {index, names, ...base} = baseOf(file);
  const {language, documents} = base;
  const own = parts.filter(({stamp}) => stamp === index?.stamp);
  const body = bodyTerms(index ? [index, ...own].map(partOf) : []);
  const lexicon = readLexicon(body, namesOf(names), language);
  const {terms, termIds} = lexicon;
  // A tag is a name: GeoIP is no page about IP.
  const subjects = names.tags.filter(({token}) => token.kind !== 'piece');
  return {
    ...base,
    ...lexicon,
    parts: readCompounds(body, lexicon, language),
    titles: titleWords(documents.length, names.titles, termIds, language),
    titlePostings: postNames(tellingTitles(names, documents), termIds),
    aliasPostings: postNames(names.aliases, termIds),
    tagPostings: postNames(subjects, termIds),
    categoryPostings: postNames(names.categories, termIds),
    synonyms: index?.synonyms ?? [],
    bodyPostings(term) {
      const said = body.get(terms[term] ?? '');
      return said ? said.part.postings(said.id) : [];
    },
  };
}
