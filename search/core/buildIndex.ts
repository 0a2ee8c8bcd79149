import {encodeNumbers, encodeTerms} from './codec';
import {collectTerms} from './collect';
import {fold} from './fold';
import {pageRoute} from './pageRoute';
import {cutIntoParts} from './parts';
import {byCount, classOf, mainPlaces, type TermPosting} from './postings';
import type {SectionText} from './sectionText';
import {stem} from './stem';
import {isStopWord} from './stopWords';
import {tokenize} from './tokenize';
import type {IndexPart, Language, SearchDocument, SearchIndexFile} from './types';

export interface BuildOptions {
  readonly language: Language;
  /** Characters of a section's text that are stored for excerpts. */
  readonly contentLength: number;
  readonly synonyms: readonly (readonly string[])[];
  /** All in one file, whatever its size. @default false */
  readonly isWhole?: boolean;
}

export interface BuiltIndex {
  readonly file: SearchIndexFile;
  /** In the order of `file.index.parts`. */
  readonly parts: readonly IndexPart[];
}

/** One step of the stored text length, in words. */
const lengthStep = 25;
const lettersPerWord = 6;

function encodePages(list: readonly TermPosting[]): string {
  let before = -1;
  return encodeNumbers(
    list.map(({page}) => {
      const gap = page - before - 1;
      before = page;
      return gap;
    }),
  );
}

function encodePlaces(list: readonly TermPosting[]): string {
  return encodeNumbers(
    list.flatMap((posting) => {
      const places = mainPlaces(posting);
      return [places.length, ...places.map((place, at) => place - (places[at - 1] ?? 0))];
    }),
  );
}

type Entry = readonly [term: string, parts: readonly number[], postings: readonly TermPosting[]];

function encodePart(entries: readonly Entry[], stamp: string): IndexPart {
  const counts = entries.map(([, , postings]) => postings.length);
  const lists = byCount(counts).map((at) => entries[at]?.[2] ?? []);
  return {
    stamp,
    terms: encodeTerms(entries.map(([term]) => term)),
    splits: entries.map(([, parts]) => encodeNumbers(parts)).join(' '),
    counts: encodeNumbers(counts),
    postings: lists.map(encodePages).join(''),
    weights: lists.map((list) => list.map(classOf).join('')).join(''),
    places: lists.map(encodePlaces).join(''),
  };
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

/** Tells one build from another, so that parts of two are not mixed (FNV-1a). */
function stampOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** Pure and deterministic: the same sections in the same order give the same files. */
export function buildIndex(
  sections: readonly SectionText[],
  {language, synonyms, contentLength, isWhole = false}: BuildOptions,
): BuiltIndex {
  const {terms, partsOf, postingsOf} = collectTerms(sections, language);
  const entries = terms.map((term): Entry => [term, partsOf(term), postingsOf(term)]);
  const stamp = stampOf(JSON.stringify(encodePart(entries, '')));
  const parts = isWhole ? [] : cutIntoParts(entries, language);
  const documents = sections.map((section, id) => toDocument(section, id, contentLength));
  const file: SearchIndexFile = {
    documents,
    index: {
      version: 2,
      language,
      parts: parts.map(({start}) => start),
      ...encodePart(parts.length > 0 ? [] : entries, stamp),
      lengths: encodeNumbers(pageLengths(sections)),
      synonyms: usefulSynonyms(synonyms, terms, language),
      cut: encodeNumbers(sections.map(({prose}, id) => (documents[id]?.content === prose ? 0 : 1))),
    },
  };
  return {file, parts: parts.map((part) => encodePart(part.entries, stamp))};
}
