import {byCount} from './buildIndex';
import {decodeNumbers, decodeTerms} from './codec';
import {pageRoute} from './pageRoute';
import {stem} from './stem';
import {isStopWord} from './stopWords';
import {tokenize, type Token} from './tokenize';
import type {Language, SearchDocument, SearchIndexFile, SerializedIndex} from './types';

export interface Posting {
  readonly page: number;
  /** How often the page says the term; see `countSteps` in buildIndex.ts. */
  readonly weight: number;
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

/** A word of a title with the terms that name it: itself, and the joined word it is a part of. */
export interface TitleWord {
  readonly terms: readonly number[];
  readonly isStop: boolean;
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

interface Name {
  /** Number of the section or page. */
  readonly owner: number;
  readonly token: Token;
}

/** Words of titles, tags or categories as they are written, with their owners. */
function readNames(lists: readonly (readonly string[])[], language: Language): Name[] {
  return lists.flatMap((names, owner) =>
    names.flatMap((name) => tokenize(name, language).map((token) => ({owner, token}))),
  );
}

/**
 * The last part of an address names its section, often in other words than the heading, and in
 * translations in the language of the product: `#request-delay`, `/ignored_fields`.
 */
function aliasOf({sectionRoute}: SearchDocument): string {
  const [route = '', anchor] = sectionRoute.split('#');
  return (anchor ?? route.slice(route.lastIndexOf('/') + 1)).replace(/[-_]+/g, ' ');
}

function postNames(names: readonly Name[], termIds: ReadonlyMap<string, number>) {
  const postings = new Map<number, number[]>();
  names.forEach(({owner, token}) => push(postings, termIds.get(token.term) ?? -1, owner));
  return postings;
}

function readTitles(
  count: number,
  names: readonly Name[],
  termIds: ReadonlyMap<string, number>,
  language: Language,
): TitleWord[][] {
  const titles: TitleWord[][] = Array.from({length: count}, () => []);
  let joined: Token | undefined;
  let section = -1;
  for (const {owner, token} of names) {
    const {term, kind, start, end} = token;
    joined = owner === section ? joined : undefined;
    section = owner;
    if (kind === 'whole') {
      joined = token;
    } else if (kind !== 'tail') {
      const whole = joined && start >= joined.start && end <= joined.end ? [joined.term] : [];
      const terms = [term, ...whole].map((text) => termIds.get(text) ?? -1);
      titles[owner]?.push({terms, isStop: isStopWord(term, language)});
    }
  }
  return titles;
}

/** A heading of so many pages belongs to their form: "If it does not work", "Next steps". */
const manyHeadings = 8;

function repeatedHeadings(documents: readonly SearchDocument[]): (section: number) => boolean {
  const times = new Map<string, number>();
  documents.forEach(({title}) => times.set(title, (times.get(title) ?? 0) + 1));
  return (section) => (times.get(documents[section]?.title ?? '') ?? 0) >= manyHeadings;
}

/** Stems of the body and words of the names in one sorted list. */
function readLexicon(bodyTerms: readonly string[], names: readonly string[], language: Language) {
  const terms = [...new Set([...bodyTerms, ...names])].sort();
  const termIds = new Map(terms.map((term, id) => [term, id]));
  const stems = new Map<string, number[]>();
  bodyTerms.forEach((term) => push(stems, term, termIds.get(term) ?? -1));
  new Set(names).forEach((name) => push(stems, stem(name, language), termIds.get(name) ?? -1));
  return {terms, termIds, stems};
}

type Lexicon = ReturnType<typeof readLexicon>;

/** The pieces of a compound or identifier, and an identifier without its first pieces. */
function piecesOf(term: string, lengths: readonly number[], language: Language): string[] {
  let start = 0;
  const starts = lengths.map((length) => (start += length) - length);
  const pieces = starts.map((from, at) =>
    stem(term.slice(from, from + (lengths[at] ?? 0)), language),
  );
  return [...pieces, ...starts.slice(1, -1).map((from) => term.slice(from))];
}

function readParts(
  bodyTerms: readonly string[],
  splits: string,
  {termIds, stems}: Lexicon,
  language: Language,
): SortedKeys {
  const byPart = new Map<string, number[]>();
  splits.split(' ').forEach((encoded, body) => {
    const term = bodyTerms[body] ?? '';
    const lengths = decodeNumbers(encoded);
    // A title says the compound in another form, which has the same parts.
    const forms = [termIds.get(term) ?? -1, ...(stems.get(term) ?? [])];
    for (const piece of lengths.length > 1 ? piecesOf(term, lengths, language) : []) {
      forms.forEach((form) => push(byPart, piece, form));
    }
  });
  return {keys: [...byPart.keys()].sort(), terms: byPart};
}

function postingReader(
  {counts, postings, weights}: Pick<SerializedIndex, 'counts' | 'postings' | 'weights'>,
  bodyTerms: readonly string[],
  terms: readonly string[],
) {
  const lengths = decodeNumbers(counts);
  const gaps = decodeNumbers(postings);
  const bodyIds = new Map(bodyTerms.map((term, id) => [term, id]));
  const starts = new Uint32Array(lengths.length);
  let before = 0;
  for (const term of byCount(lengths)) {
    starts[term] = before;
    before += lengths[term] ?? 0;
  }
  const known = new Map<number, readonly Posting[]>();
  const read = (body: number): Posting[] => {
    const start = starts[body] ?? 0;
    let page = -1;
    return gaps.slice(start, start + (lengths[body] ?? 0)).map((gap, at) => {
      page += gap + 1;
      return {page, weight: Number(weights[start + at] ?? 0)};
    });
  };
  return (term: number): readonly Posting[] => {
    const list = known.get(term) ?? read(bodyIds.get(terms[term] ?? '') ?? -1);
    known.set(term, list);
    return list;
  };
}

/** Text length of each page, relative to the average page. */
function relativeLengths(encoded: string): number[] {
  const lengths = decodeNumbers(encoded).map((steps) => steps + 0.5);
  const average = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  return lengths.map((length) => length / average);
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
  const bodyTerms = decodeTerms(index?.terms ?? '');
  const {pages, pageOf} = readPages(documents);
  const firsts = pages.flatMap(({first}) => documents[first] ?? []);
  const titles = readNames(
    documents.map(({title}) => [title]),
    language,
  );
  const aliases = readNames(
    documents.map((document) => [aliasOf(document)]),
    language,
  );
  const tags = readNames(
    firsts.map((document) => document.tags),
    language,
  );
  const categories = readNames(
    firsts.map((document) => document.sidebarParentCategories),
    language,
  );
  const isRepeated = repeatedHeadings(documents);
  // A tag is a name: GeoIP is no page about IP.
  const subjects = tags.filter(({token}) => token.kind !== 'piece');
  const names = [...titles, ...aliases, ...tags, ...categories].map(({token}) => token.term);
  const lexicon = readLexicon(bodyTerms, names, language);
  const {termIds} = lexicon;
  return {
    language,
    documents,
    pages,
    pageOf,
    ...lexicon,
    parts: readParts(bodyTerms, index?.splits ?? '', lexicon, language),
    titles: readTitles(documents.length, titles, termIds, language),
    titlePostings: postNames(
      titles.filter(({owner}) => !isRepeated(owner)),
      termIds,
    ),
    aliasPostings: postNames(aliases, termIds),
    tagPostings: postNames(subjects, termIds),
    categoryPostings: postNames(categories, termIds),
    synonyms: index?.synonyms ?? [],
    pageLengths: relativeLengths(index?.lengths ?? ''),
    isCut: decodeNumbers(index?.cut ?? '').map((flag) => flag === 1),
    bodyPostings: postingReader(
      index ?? {counts: '', postings: '', weights: ''},
      bodyTerms,
      lexicon.terms,
    ),
  };
}
