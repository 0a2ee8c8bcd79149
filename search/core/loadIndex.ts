import {decodeNumbers} from './codec';
import {postNames, push, readNames, tellingTitles, titleWords} from './names';
import type {Names, TitleWord} from './names';
import {piecesOf} from './parts';
import {remembered} from './remembered';
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
  /** Sections of a page follow one another; the first is the page itself. */
  readonly first: number;
  readonly last: number;
}

export interface LoadedIndex {
  readonly language: Language;
  readonly sectionCount: number;
  /** By section; of a large site those that the parts at hand name. */
  readonly documents: ReadonlyMap<number, SearchDocument>;
  readonly pages: readonly Page[];
  /** The page of each section. */
  readonly pageOf: readonly number[];
  readonly terms: readonly string[];
  readonly termIds: ReadonlyMap<string, number>;
  /** Terms by their stem: stems of the body by themselves, words of titles by theirs. */
  readonly stems: ReadonlyMap<string, readonly number[]>;
  /** Compounds by the stems of their parts. */
  readonly parts: SortedKeys;
  /** Words of the titles, by section. */
  readonly titles: ReadonlyMap<number, readonly TitleWord[]>;
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
  /** How many texts each file of them has. */
  readonly textCounts: readonly number[];
  bodyPostings(term: number): readonly Posting[];
}

/** What an index knows without its parts and documents; read once. */
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

function isUsable(index: SerializedIndex | null | undefined): index is SerializedIndex {
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
  const {index, ...base} = baseOf(file);
  const {language, pageOf} = base;
  const own = index ? [index, ...parts.filter(({stamp}) => stamp === index.stamp)] : [];
  const listed = [index ? file.documents : [], ...own.map((part) => part.documents)].flat();
  const documents = new Map(listed.map((document) => [document.id, document]));
  const names = readNames([...documents.values()], pageOf, language);
  const body = bodyTerms(own.map((part) => partOf(part)));
  const lexicon = readLexicon(body, namesOf(names), language);
  const {terms, termIds} = lexicon;
  // A tag is a name: GeoIP is no page about IP.
  const subjects = names.tags.filter(({token}) => token.kind !== 'piece');
  return {
    ...base,
    ...lexicon,
    documents,
    parts: readCompounds(body, lexicon, language),
    titles: titleWords(names.titles, termIds, language),
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
