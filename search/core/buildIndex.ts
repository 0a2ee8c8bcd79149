import {encodeNumbers, encodeTerms} from './codec';
import {collectTerms, type TermPosting} from './collect';
import {fold} from './fold';
import {pageRoute} from './pageRoute';
import {stem} from './stem';
import {isStopWord} from './stopWords';
import {tokenize} from './tokenize';
import type {Language, SearchDocument, SearchIndexFile} from './types';

/** A section as it was read from a page. */
export interface SectionText {
  readonly document: Omit<SearchDocument, 'id' | 'content'>;
  readonly prose: string;
  /** Code blocks; found, but with low weight. */
  readonly code: string;
  /** What stands in prominent places: description of the page, names of table rows, messages. */
  readonly key: string;
  /** Words that readers use for what the page is about. */
  readonly words: string;
}

export interface BuildOptions {
  readonly language: Language;
  /** Characters of a section's text that are stored for excerpts. */
  readonly contentLength: number;
  readonly synonyms: readonly (readonly string[])[];
}

/**
 * How often the page says a term, in steps; the last classes are for terms in code blocks only
 * and for words of the readers.
 */
const countSteps = [1, 4, 12];
export const codeClass = countSteps.length + 1;
export const namedClass = codeClass + 1;

function classOf({count, isProse, isNamed}: TermPosting): number {
  if (isNamed) {
    return namedClass;
  }
  const step = countSteps.findIndex((limit) => count <= limit);
  return isProse ? (step < 0 ? countSteps.length : step) : codeClass;
}

/** One step of the stored text length, in words. */
const lengthStep = 25;
const lettersPerWord = 6;

/**
 * Terms of few pages first: their entries look alike and compress better side by side.
 * The order can be told from the counts, so it is not stored.
 */
export function byCount(counts: readonly number[]): number[] {
  return counts.map((_, term) => term).sort((a, b) => (counts[a] ?? 0) - (counts[b] ?? 0) || a - b);
}

function encodePostings(list: readonly TermPosting[]): string {
  let before = -1;
  return encodeNumbers(
    list.map(({page}) => {
      const gap = page - before - 1;
      before = page;
      return gap;
    }),
  );
}

/** The beginning of a text, cut between two words. */
function beginning(text: string, length: number): string {
  if (text.length <= length) {
    return text;
  }
  const cut = text.slice(0, length + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), Math.floor(length / 2)));
}

function toDocument(
  {document, prose}: SectionText,
  id: number,
  contentLength: number,
): SearchDocument {
  const {type, pageTitle, tags, sidebarParentCategories, sectionRoute, sectionTitle, title} =
    document;
  // The order of the keys puts what the sections of a page share side by side, which compresses to nothing.
  const shared = {type, pageTitle, tags, sidebarParentCategories, id, sectionRoute};
  return {...shared, sectionTitle, title, content: beginning(prose, contentLength)};
}

/** Text length of each page, in steps. */
function pageLengths(sections: readonly SectionText[]): number[] {
  const letters = new Map<string, number>();
  for (const {document, prose} of sections) {
    const route = pageRoute(document.sectionRoute);
    letters.set(route, (letters.get(route) ?? 0) + prose.length);
  }
  return [...letters.values()].map((count) => Math.round(count / lettersPerWord / lengthStep));
}

/** Groups with at least one phrase that the pages may say; the others find nothing. */
function usefulSynonyms(
  groups: readonly (readonly string[])[],
  terms: readonly string[],
  language: Language,
): string[][] {
  const known = new Set(terms);
  const isSaid = (phrase: string) =>
    tokenize(phrase, language).every(
      ({term}) => known.has(stem(term, language)) || isStopWord(term, language),
    );
  return groups
    .filter((group) => group.some(isSaid))
    .map((group) => group.map((phrase) => fold(phrase, language)));
}

/**
 * Reads the sections once and makes the index with beginnings of any length. Pure and
 * deterministic: the same sections in the same order give the same file.
 */
export function indexBuilder(
  sections: readonly SectionText[],
  {language, synonyms}: Omit<BuildOptions, 'contentLength'>,
): (contentLength: number) => SearchIndexFile {
  const {terms, partsOf, postingsOf} = collectTerms(sections, language);
  const counts = terms.map((term) => postingsOf(term).length);
  const lists = byCount(counts).map((term) => postingsOf(terms[term] ?? ''));
  const index = {
    version: 1,
    language,
    terms: encodeTerms(terms),
    splits: terms.map((term) => encodeNumbers(partsOf(term))).join(' '),
    counts: encodeNumbers(counts),
    postings: lists.map(encodePostings).join(''),
    weights: lists.map((list) => list.map(classOf).join('')).join(''),
    lengths: encodeNumbers(pageLengths(sections)),
    synonyms: usefulSynonyms(synonyms, terms, language),
  } as const;
  return (contentLength) => {
    const documents = sections.map((section, id) => toDocument(section, id, contentLength));
    const cut = sections.map(({prose}, id) => (documents[id]?.content === prose ? 0 : 1));
    return {documents, index: {...index, cut: encodeNumbers(cut)}};
  };
}

export function buildIndex(
  sections: readonly SectionText[],
  {contentLength, ...options}: BuildOptions,
): SearchIndexFile {
  return indexBuilder(sections, options)(contentLength);
}
