/** Kinds that a site recognizes by URLs. */
export const matchedKinds = ['variable', 'command', 'error', 'api', 'setting'] as const;
export type MatchedKind = (typeof matchedKinds)[number];

/** Options of the search, given where the theme is registered; complete. */
export interface SearchPluginOptions {
  readonly id?: string;
  /** Groups of words or phrases that mean the same, by locale. @default {} */
  readonly synonyms: Readonly<Record<string, readonly (readonly string[])[]>>;
  /**
   * Search words: what readers call the subject of a page or section. By its URL without the base
   * URL of the language, then by locale. @default {}
   */
  readonly words: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** URLs of pages, without the base URL of the language, that the empty box offers. @default [] */
  readonly popular: readonly string[];
  /** URLs of pages that the box offers when it finds nothing. @default [] */
  readonly help: readonly string[];
  /** Results on display, over all indexes. @default 8 */
  readonly maxResults: number;
  /** Search in the names of the sidebar categories too. @default false */
  readonly searchParentCategories: boolean;
  /**
   * Kinds of results beside pages and sections: regular expressions for their URL. The box shows an icon for
   * each. Titles that look like a variable, a command or a message need no pattern. @default {}
   */
  readonly kinds: Readonly<Partial<Record<MatchedKind, string>>>;
  /** Folder of the last build, from that of the site: its indexes are used in development. @default 'build' */
  readonly builtFolder: string;
  /**
   * A URL of your own that receives which results were shown (routes and positions,
   * no query, nothing about the reader). @default null: nothing is sent.
   */
  readonly viewEndpoint: string | null;
}

/** What a site writes in its configuration. */
export type Options = Partial<SearchPluginOptions>;

export const defaultOptions: SearchPluginOptions = {
  synonyms: {},
  words: {},
  popular: [],
  help: [],
  maxResults: 8,
  searchParentCategories: false,
  kinds: {},
  builtFolder: 'build',
  viewEndpoint: null,
};

export const pluginName = 'docusaurus-theme-section-search';

export interface OfferedPage {
  readonly title: string;
  readonly route: string;
}

/** Pages that the box offers; loaded with it. */
export interface Offers {
  readonly popular: readonly OfferedPage[];
  readonly help: readonly OfferedPage[];
}

/** What every page loads before anything of the search: keep it small. */
export interface SiteData {
  readonly baseUrl: string;
  readonly locale: string;
  /** Indexes that exist. */
  readonly tags: readonly string[];
  readonly maxResults: number;
  readonly searchParentCategories: boolean;
  readonly viewEndpoint: string | null;
}
