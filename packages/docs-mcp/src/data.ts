/** Types of the files in the folder `data`, which `npm run pack` generates from the built site. */

/** `about.json` */
export interface About {
  readonly product: string;
  /** The documented version of the product. */
  readonly version: string;
  /** URL of the website. */
  readonly site: string;
  /** The first one is the default. */
  readonly languages: readonly string[];
  /** Language → beginning of the paths of its pages: '' or '/de'. */
  readonly bases: Readonly<Record<string, string>>;
  /** Kind of a search result → pattern of its path. */
  readonly kinds: Readonly<Record<string, string>>;
  /** Areas of known issues. */
  readonly areas: readonly string[];
  /** Tags of the search indexes, the same in each language. */
  readonly indexes: readonly string[];
}

/** A section of a page, from its heading to the next one. */
export interface Section {
  /** The anchor, or '' for the beginning of the page. */
  readonly id: string;
  readonly title: string;
  readonly level: number;
  /** Other anchors in the section, such as rows of tables. */
  readonly anchors: readonly string[];
  readonly markdown: string;
}

/** One entry of `<language>/pages.json` */
export interface Page {
  /** Path without the language, such as `/docs/usage/rules`. */
  readonly route: string;
  readonly title: string;
  readonly sections: readonly Section[];
}

/** One entry of `<language>/errors.json` */
export interface KnownError {
  /** The message as the product prints it. */
  readonly message: string;
  /** Other wordings, including those of other languages. */
  readonly also: readonly string[];
  readonly meaning?: string;
  /** The most likely cause first. If empty, the section at `route` explains the message. */
  readonly causes: readonly {readonly cause: string; readonly remedy: string}[];
  readonly route: string;
}

/** One entry of `<language>/issues.json`, about the documented version or about older releases. */
export interface Issue {
  readonly title: string;
  /** The area's id, the same in all languages. */
  readonly area: string;
  readonly areaTitle: string;
  /** How serious it is, or who is affected. */
  readonly effect: string;
  /** The first release with the defect. Undefined for issues of the documented version. */
  readonly since?: string;
  /** The first release without the defect. */
  readonly fixed?: string;
  /** What happens, and what to do. */
  readonly text: string;
  readonly remedy?: string;
  readonly route: string;
}
