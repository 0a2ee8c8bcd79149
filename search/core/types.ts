/** Everything the index file and the search speak about. The format is described in ../README.md. */

export const languages = ['en', 'de'] as const;
/** Languages with their own stemmer; every other locale is treated like English without stemming surprises. */
export type Language = (typeof languages)[number];

export type DocumentType = 'docs' | 'blog' | 'other';

/** One section of a page: what a search result points at. */
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
  /** Beginning of the section's text; the whole text when it is short. */
  readonly content: string;
}

/** Terms with the pages and sections that say them, in compact strings (see codec.ts). */
export interface IndexPart {
  /** Of which build it is a part. */
  readonly stamp: string;
  /** Sorted vocabulary, front-coded. */
  readonly terms: string;
  /** Parts of compound words, as lengths. */
  readonly splits: string;
  /** For each term the number of pages that say it. */
  readonly counts: string;
  /** These pages, by number in the order of the documents; terms of few pages first. */
  readonly postings: string;
  /** For each entry of the postings how often the page says the term, one digit each. */
  readonly weights: string;
  /** For each entry of the postings how many sections of the page say the term most, and which. */
  readonly places: string;
  /** Of a large site the documents whose names say a term. */
  readonly documents: readonly SearchDocument[];
}

/**
 * Prebuilt inverted index over the whole text of the sections. On all but small sites its terms lie
 * in parts of their own, by their first letters.
 */
export interface SerializedIndex extends IndexPart {
  readonly version: 3;
  readonly language: Language;
  /** First letters of the first term of each part; none if the index is whole. */
  readonly parts: readonly string[];
  /** For each page the number of its sections. */
  readonly sections: string;
  /** For each page the length of its text, in steps. */
  readonly lengths: string;
  /** Groups of phrases that mean the same. */
  readonly synonyms: readonly (readonly string[])[];
  /** For each file of texts the number of sections in it; none if the documents have their whole texts. */
  readonly texts: string;
}

export interface SearchIndexFile {
  /** None if the site is large; its documents lie in the parts and in blocks of their own. */
  readonly documents: readonly SearchDocument[];
  readonly index: SerializedIndex | null;
}

/** A run of text, marked when it matches the query. */
export interface TextPart {
  readonly text: string;
  readonly match: boolean;
}

export interface SearchHit {
  readonly document: SearchDocument;
  readonly score: number;
  /** Words of the page that matched, folded; what the page highlights on arrival. */
  readonly terms: readonly string[];
}

/** A hit ready to be shown. */
export interface SearchResult extends SearchHit {
  readonly language: Language;
  readonly titleParts: readonly TextPart[];
  readonly pageTitleParts: readonly TextPart[];
  readonly excerpt: readonly TextPart[];
  /** True when a better excerpt waits in the whole text. */
  readonly wantsText: boolean;
}

export interface SearchAnswer {
  readonly results: readonly SearchResult[];
  /** A first list from titles and headings; the texts are under way. */
  readonly isPartial: boolean;
  /** Titles that come close when nothing was found. */
  readonly suggestions: readonly {readonly title: string; readonly route: string}[];
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

export const emptyIndexFile: SearchIndexFile = {documents: [], index: null};
