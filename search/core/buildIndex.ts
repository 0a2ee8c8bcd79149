import {encodeNumbers, encodeTerms} from './codec';
import {partsFinder} from './compound';
import {fold} from './fold';
import {isStopWord} from './stopWords';
import {tokenize} from './tokenize';
import type {Language, SearchDocument, SearchIndexFile} from './types';

/** A section as it was read from a page. */
export interface SectionText {
  readonly document: Omit<SearchDocument, 'id' | 'content'>;
  readonly prose: string;
  /** Code blocks; found, but with low weight. */
  readonly code: string;
}

export interface BuildOptions {
  readonly language: Language;
  /** Characters of a section's text that are stored for excerpts. */
  readonly contentLength: number;
  readonly synonyms: readonly (readonly string[])[];
}

/** How often and where a section says a term; the class is stored in the postings. */
export const postingClass = {once: 0, often: 1, code: 2} as const;
export const postingClasses = 3;

/** Sections of one page that are kept for a term: a page shows its best ones only. */
const sectionsPerPage = 3;
/** One step of the stored text length. */
export const lengthStep = 25;

interface Posting {
  readonly section: number;
  readonly count: number;
  readonly prose: boolean;
}

function countTerms(text: string, language: Language): Map<string, number> {
  const counts = new Map<string, number>();
  for (const {term} of tokenize(text, language)) {
    if (term.length > 1 && !isStopWord(term, language)) {
      counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  }
  return counts;
}

function add(postings: Map<string, Posting[]>, term: string, posting: Posting): void {
  const list = postings.get(term);
  if (list) {
    list.push(posting);
  } else {
    postings.set(term, [posting]);
  }
}

function collect(sections: readonly SectionText[], language: Language) {
  const postings = new Map<string, Posting[]>();
  sections.forEach(({document, prose, code}, section) => {
    const counts = countTerms(prose, language);
    counts.forEach((count, term) => add(postings, term, {section, count, prose: true}));
    countTerms(code, language).forEach((count, term) => {
      if (!counts.has(term)) {
        add(postings, term, {section, count, prose: false});
      }
    });
    const names = [
      document.title,
      document.pageTitle,
      ...document.tags,
      ...document.sidebarParentCategories,
    ];
    for (const {term} of tokenize(names.join(' \n '), language)) {
      postings.set(term, postings.get(term) ?? []);
    }
  });
  return postings;
}

function pageOf(section: SectionText | undefined): string {
  return section?.document.sectionRoute.replace(/#.*/, '') ?? '';
}

/** Keeps the sections of each page that say the term most. */
function prune(list: readonly Posting[], sections: readonly SectionText[]): Posting[] {
  const pages = new Map<string, Posting[]>();
  for (const posting of list) {
    const page = pageOf(sections[posting.section]);
    pages.set(page, [...(pages.get(page) ?? []), posting]);
  }
  const weight = (posting: Posting) => posting.count + (posting.prose ? 1000 : 0);
  return [...pages.values()]
    .flatMap((ofPage) =>
      ofPage
        .sort((a, b) => weight(b) - weight(a) || a.section - b.section)
        .slice(0, sectionsPerPage),
    )
    .sort((a, b) => a.section - b.section);
}

function encodePostings(list: readonly Posting[]): string {
  let before = -1;
  return encodeNumbers(
    list.map(({section, count, prose}) => {
      const gap = section - before - 1;
      before = section;
      const kind = prose ? (count > 1 ? postingClass.often : postingClass.once) : postingClass.code;
      return gap * postingClasses + kind;
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

/** Pure and deterministic: the same sections in the same order give the same file. */
export function buildIndex(
  sections: readonly SectionText[],
  options: BuildOptions,
): SearchIndexFile {
  const {language, contentLength, synonyms} = options;
  const postings = collect(sections, language);
  const terms = [...postings.keys()].sort();
  const partsOf = language === 'de' ? partsFinder(terms, language) : () => [];
  const documents = sections.map(({document, prose}, id) => {
    const {type, pageTitle, tags, sidebarParentCategories, sectionRoute, sectionTitle, title} =
      document;
    // The order of the keys puts what the sections of a page share side by side, which compresses to nothing.
    const shared = {type, pageTitle, tags, sidebarParentCategories, sectionRoute};
    return {id, ...shared, sectionTitle, title, content: beginning(prose, contentLength)};
  });
  return {
    documents,
    index: {
      version: 1,
      language,
      terms: encodeTerms(terms),
      splits: terms.map((term) => encodeNumbers(partsOf(term))).join(' '),
      postings: terms
        .map((term) => encodePostings(prune(postings.get(term) ?? [], sections)))
        .join(' '),
      lengths: encodeNumbers(sections.map(({prose}) => Math.round(prose.length / 6 / lengthStep))),
      synonyms: synonyms.map((group) => group.map((phrase) => fold(phrase, language))),
      cut: encodeNumbers(sections.map(({prose}, id) => (documents[id]?.content === prose ? 0 : 1))),
    },
  };
}
