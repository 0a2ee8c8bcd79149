/** The files of the folder `data`, which `npm run pack` writes from the built site. */

/** `about.json` */
export interface About {
  readonly product: string;
  /** Version of the product that the pages document. */
  readonly version: string;
  /** Address of the website. */
  readonly site: string;
  /** The first one is the default. */
  readonly languages: readonly string[];
  /** What the addresses of each language begin with: '' or '/de'. */
  readonly bases: Readonly<Record<string, string>>;
  /** Patterns for the addresses of search results, by kind. */
  readonly kinds: Readonly<Record<string, string>>;
  /** Areas of known issues. */
  readonly areas: readonly string[];
  /** Search indexes of each language. */
  readonly indexes: readonly string[];
}

/** A section of a page, from its heading to the next one. */
export interface Section {
  /** The anchor; '' for the beginning of the page. */
  readonly id: string;
  readonly title: string;
  readonly level: number;
  /** Other anchors in the section, such as rows of tables. */
  readonly anchors: readonly string[];
  readonly markdown: string;
}

/** One entry of `<language>/pages.json` */
export interface Page {
  /** Address without host and language, such as `/docs/usage/rules`. */
  readonly route: string;
  readonly title: string;
  readonly sections: readonly Section[];
}

/** One entry of `<language>/errors.json` */
export interface KnownError {
  /** The message as the product prints it. */
  readonly message: string;
  /** Other wordings, and those of other languages. */
  readonly also: readonly string[];
  readonly meaning?: string;
  /** The most likely cause first. Without any, the section at `route` explains it. */
  readonly causes: readonly {readonly cause: string; readonly remedy: string}[];
  readonly route: string;
}

/** One entry of `<language>/issues.json`; either of the documented version or of some releases. */
export interface Issue {
  readonly title: string;
  /** The same in all languages. */
  readonly area: string;
  readonly areaTitle: string;
  /** How serious it is, or whom it concerns. */
  readonly effect: string;
  /** The first release with the defect; without it, the documented version is concerned. */
  readonly since?: string;
  /** The first release without the defect. */
  readonly fixed?: string;
  /** What happens, and what to do. */
  readonly text: string;
  readonly remedy?: string;
  readonly route: string;
}
