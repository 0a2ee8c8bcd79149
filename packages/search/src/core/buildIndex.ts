import {cutIntoBlocks} from './blocks';
import {encodeNumbers} from './codec';
import {collectTerms} from './collect';
import {encodePart, type Entry} from './encodePart';
import {keyedDocument, keyedEntry} from './keyed';
import {fold} from './fold';
import {pageRoute} from './pageRoute';
import {cutIntoParts, type Keyed} from './parts';
import type {SectionText} from './sectionText';
import {stem} from './stem';
import {isStopWord} from './stopWords';
import {cutTexts} from './texts';
import {tokenize} from './tokenize';
import type {IndexPart, Language, SearchDocument, SearchIndexFile} from './types';

export interface BuildOptions {
  readonly language: Language;
  /** Characters of a section's text that are stored for excerpts. */
  readonly contentLength: number;
  readonly synonyms: readonly (readonly string[])[];
  /** Puts everything into one file, whatever its size, without section texts. @default false */
  readonly isWhole?: boolean;
  /** Up to this many documents are in the index file; a larger site has them in the parts. @default 2000 */
  readonly maxListed?: number;
}

export interface BuiltIndex {
  readonly file: SearchIndexFile;
  /** In the order of `file.index.parts`. */
  readonly parts: readonly IndexPart[];
  /** All documents, if they are not in the index file. */
  readonly blocks: readonly (readonly SearchDocument[])[];
  /** Whole texts of the sections, in their order, cut into files. */
  readonly texts: readonly (readonly string[])[];
}

/** One step of the stored text length, in words. */
const lengthStep = 25;
const lettersPerWord = 6;

/** The beginning of a text, cut between two words. */
function beginning(text: string, length: number): string {
  if (text.length <= length) {
    return text;
  }
  const cut = text.slice(0, length + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), Math.floor(length / 2)));
}

function toDocument(
  {document, shown}: SectionText,
  id: number,
  contentLength: number,
): SearchDocument {
  const {type, pageTitle, tags, sidebarParentCategories, sectionRoute, sectionTitle, title} =
    document;
  // The keys that all sections of a page share come first, side by side: such repetition compresses best.
  const shared = {type, pageTitle, tags, sidebarParentCategories, id, sectionRoute};
  return {...shared, sectionTitle, title, content: beginning(shown, contentLength)};
}

/** Sections of each page. */
function byPage(sections: readonly SectionText[]): SectionText[][] {
  const pages = new Map<string, SectionText[]>();
  for (const section of sections) {
    const route = pageRoute(section.document.sectionRoute);
    pages.set(route, [...(pages.get(route) ?? []), section]);
  }
  return [...pages.values()];
}

/** Length of a text, in steps. */
function lengthOf(sections: readonly SectionText[]): number {
  const letters = sections.reduce((sum, {prose}) => sum + prose.length, 0);
  return Math.round(letters / lettersPerWord / lengthStep);
}

/** Groups with at least one phrase whose words the pages contain; the others could find nothing. */
function usefulSynonyms(
  groups: readonly (readonly string[])[],
  terms: readonly string[],
  language: Language,
): string[][] {
  const known = new Set(terms);
  const isIndexed = (phrase: string) =>
    tokenize(phrase, language).every(
      ({term}) => known.has(stem(term, language)) || isStopWord(term, language),
    );
  return groups
    .filter((group) => group.some(isIndexed))
    .map((group) => group.map((phrase) => fold(phrase, language)));
}

/** A hash (FNV-1a) that identifies a build, so that parts of two builds are not mixed. */
function stampOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

type Item = Entry | SearchDocument;

const isEntry = (item: Item): item is Entry => Array.isArray(item);

const byTerm = (one: Entry, other: Entry) => (one[0] < other[0] ? -1 : 1);

function encodeItems(items: ReadonlySet<Item>, stamp: string): IndexPart {
  const entries = [...items].filter(isEntry).sort(byTerm);
  const documents = [...items]
    .filter((item): item is SearchDocument => !isEntry(item))
    .sort((one, other) => one.id - other.id);
  return encodePart(entries, documents, stamp);
}

/** Pure and deterministic: the same sections in the same order give the same files. */
export function buildIndex(
  sections: readonly SectionText[],
  {language, synonyms, contentLength, isWhole = false, maxListed = 2000}: BuildOptions,
): BuiltIndex {
  const {terms, partsOf, postingsOf} = collectTerms(sections, language);
  const entries = terms.map((term): Entry => [term, partsOf(term), postingsOf(term)]);
  const documents = sections.map((section, id) => toDocument(section, id, contentLength));
  const stamp = stampOf(JSON.stringify(encodePart(entries, documents, '')));
  const isListed = isWhole || documents.length <= maxListed;
  const keyed: Keyed<Item>[] = [
    ...entries.map((entry) => keyedEntry(entry, language)),
    ...(isListed ? [] : documents.map((document) => keyedDocument(document, language))),
  ];
  const parts = isWhole ? [] : cutIntoParts(keyed);
  const pages = byPage(sections);
  const texts = isWhole ? [] : cutTexts(sections);
  const file: SearchIndexFile = {
    documents: isListed ? documents : [],
    index: {
      version: 3,
      language,
      parts: parts.map(({start}) => start),
      ...encodePart(parts.length > 0 ? [] : entries, [], stamp),
      sections: encodeNumbers(pages.map(({length}) => length)),
      lengths: encodeNumbers(pages.map(lengthOf)),
      synonyms: usefulSynonyms(synonyms, terms, language),
      texts: encodeNumbers(texts.map(({length}) => length)),
    },
  };
  return {
    file,
    parts: parts.map(({items}) => encodeItems(items, stamp)),
    blocks: isListed ? [] : cutIntoBlocks(documents),
    texts,
  };
}
