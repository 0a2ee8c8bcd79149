import {encodeNumbers} from './codec';
import {collectTerms} from './collect';
import {fold} from './fold';
import {pageRoute} from './pageRoute';
import {encodePostings, type Entry} from './postingLists';
import type {SectionText} from './sectionText';
import {stem} from './stem';
import {isStopWord} from './stopWords';
import {cutIntoFiles, plainTexts} from './texts';
import {tokenize} from './tokenize';
import type {Language, SearchDocument, SearchIndexFile} from './types';

export interface BuildOptions {
  readonly language: Language;
  readonly synonyms: readonly (readonly string[])[];
}

export interface BuiltIndex {
  readonly file: SearchIndexFile;
  /** Whole texts of the sections, in their order, cut into files. */
  readonly texts: readonly (readonly string[])[];
}

/** Characters of a section's text that its document has. */
const contentLength = 50;

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

function toDocument({document}: SectionText, id: number, text: string): SearchDocument {
  const {type, pageTitle, tags, sidebarParentCategories, sectionRoute, sectionTitle, title} =
    document;
  // The keys that all sections of a page share come first, side by side: such repetition compresses best.
  const shared = {type, pageTitle, tags, sidebarParentCategories, id, sectionRoute};
  return {...shared, sectionTitle, title, content: beginning(text, contentLength)};
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

/** Pure and deterministic: the same sections in the same order give the same files. */
export function buildIndex(
  sections: readonly SectionText[],
  {language, synonyms}: BuildOptions,
): BuiltIndex {
  const {terms, partsOf, postingsOf} = collectTerms(sections, language);
  const pages = byPage(sections);
  const contents = plainTexts(sections);
  const texts = cutIntoFiles(sections);
  const file: SearchIndexFile = {
    documents: sections.map((section, id) => toDocument(section, id, contents[id] ?? '')),
    index: {
      version: 4,
      language,
      ...encodePostings(terms.map((term): Entry => [term, partsOf(term), postingsOf(term)])),
      sections: encodeNumbers(pages.map(({length}) => length)),
      lengths: encodeNumbers(pages.map(lengthOf)),
      synonyms: usefulSynonyms(synonyms, terms, language),
      texts: encodeNumbers(texts.map(({length}) => length)),
    },
  };
  return {file, texts};
}
