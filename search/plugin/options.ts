/** Options of the search, given where the theme is registered. */
export interface SearchPluginOptions {
  /** Groups of words or phrases that mean the same, by locale. @default {} */
  readonly synonyms: Readonly<Record<string, readonly (readonly string[])[]>>;
  /**
   * Words that readers use for what a page or a section is about, by its address without the base of
   * its language and by locale. @default {}
   */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Characters of a section that the index stores; better excerpts come from the page's text file. @default 0 */
  readonly contentLength: number;
  /** Addresses of pages, without the base of their language, that the empty box offers. @default [] */
  readonly popular: readonly string[];
  /** Results on display, over all indexes. @default 8 */
  readonly maxResults: number;
  /** Search in the names of the sidebar categories too. @default false */
  readonly searchParentCategories: boolean;
  /**
   * An address of your own that receives which results were shown (routes and positions,
   * no query, nothing about the reader). @default null: nothing is sent.
   */
  readonly viewEndpoint: string | null;
}

export const defaultOptions: SearchPluginOptions = {
  synonyms: {},
  words: {},
  contentLength: 0,
  popular: [],
  maxResults: 8,
  searchParentCategories: false,
  viewEndpoint: null,
};

export const pluginName = 'docusaurus-theme-docs-search';

export interface PopularPage {
  readonly title: string;
  readonly route: string;
}

/** What the browser needs to know before anything is loaded; part of the first visit, so short. */
export interface SearchGlobalData {
  /** Indexes that exist. */
  readonly tags: readonly string[];
  readonly popular: readonly PopularPage[];
  readonly maxResults: number;
  readonly searchParentCategories: boolean;
  readonly viewEndpoint: string | null;
}
