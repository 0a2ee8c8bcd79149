/** Types of the index files, the query results and the options. The format is described in ../README.md. */

/** Languages with their own stemmer; every other locale is treated like English. */
export type Language = 'en' | 'de';

export type DocumentType = 'docs' | 'blog' | 'other';

/** One section of a page: the target of a search result. */
export interface SearchDocument {
  readonly id: number;
  readonly type: DocumentType;
  readonly pageTitle: string;
  readonly tags: readonly string[];
  readonly sidebarParentCategories: readonly string[];
  /** Route of the page, with `#anchor` unless the section is the beginning of the page. */
  readonly sectionRoute: string;
  readonly sectionTitle: string;
  /** The heading that is searched with the weight of a title. */
  readonly title: string;
  /** Beginning of the section's text, or of its page's if it has none. */
  readonly content: string;
}

/** Terms with their posting lists, in compact strings (see codec.ts). */
export interface PostingLists {
  /** Sorted vocabulary, front-coded. */
  readonly terms: string;
  /** Parts of compound words, as lengths. */
  readonly splits: string;
  /** For each term the number of pages that contain it. */
  readonly counts: string;
  /** These pages, by number in the order of the documents; terms of few pages first. */
  readonly postings: string;
  /** For each posting the class of the number of mentions (see postings.ts), one digit each. */
  readonly weights: string;
  /** For each posting the number of main sections of the page (see postings.ts), and which they are. */
  readonly places: string;
}

/** Prebuilt inverted index over the whole text of the sections. */
export interface SerializedIndex extends PostingLists {
  readonly version: 4;
  readonly language: Language;
  /** For each page the number of its sections. */
  readonly sections: string;
  /** For each page the length of its text, in steps of 25 words. */
  readonly lengths: string;
  /** Groups of phrases that mean the same. */
  readonly synonyms: readonly (readonly string[])[];
  /** For each file of texts the number of sections in it. */
  readonly texts: string;
}

export interface SearchIndexFile {
  readonly documents: readonly SearchDocument[];
  readonly index: SerializedIndex;
}

/** A run of text, marked when it matches the query. */
export interface TextPart {
  readonly text: string;
  readonly match: boolean;
}

export interface SearchHit {
  readonly document: SearchDocument;
  readonly score: number;
  /** Words of the page that matched, folded; the page highlights them after navigation. */
  readonly terms: readonly string[];
}

/** A row of a table that answers the query. */
export interface Fact {
  /** What the table calls its rows: "Setting". */
  readonly kind: string;
  readonly name: string;
  readonly nameParts: readonly TextPart[];
  /** Route of the row, or of its section if the row has no id. */
  readonly route: string;
}

/** A hit ready to be shown. */
export interface SearchResult extends SearchHit {
  readonly language: Language;
  readonly titleParts: readonly TextPart[];
  readonly excerpt: readonly TextPart[];
  /** What answers by itself, in place of the section; only the whole text tells. */
  readonly fact: Fact | null;
  /** The whole text, once fetched, gives a better excerpt. */
  readonly wantsText: boolean;
}

/** A word that no page has, and the one that was searched for instead. */
export interface Correction {
  readonly typed: string;
  readonly meant: string;
}

export interface SearchAnswer {
  readonly results: readonly SearchResult[];
  readonly corrections: readonly Correction[];
}

export interface SearchOptions {
  /** @default 8 */
  readonly maxResults: number;
  /** Search in the names of the sidebar categories as well. @default false */
  readonly searchParentCategories: boolean;
}

export const defaultSearchOptions: SearchOptions = {maxResults: 8, searchParentCategories: false};

/** Longer queries are cut. */
export const maxQueryLength = 512;

/** The answer when there is nothing to search. */
export const emptyAnswer: SearchAnswer = {results: [], corrections: []};
