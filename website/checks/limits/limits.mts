import type {kinds} from '../../src/build/frontMatter.ts';
import type {Locale} from '../../config/locales.ts';

export type Kind = (typeof kinds)[number];

export type LimitName =
  | 'words'
  | 'first step'
  | 'section'
  | 'cell'
  | 'sentence'
  | 'h2'
  | 'sample'
  | 'known issues';

/** Upper limits for a page. Words in sentences, headings and tables count, code does not. */
export const limits = {
  words: {tutorial: 1500, how_to: 1500, concept: 1500, reference: 2500, troubleshooting: 5500},
  /** Words before the first numbered step of a tutorial or how-to. */
  firstStep: 120,
  /** Words from a heading to the next one. */
  section: 350,
  cell: 30,
  sentence: 35,
  h2: 8,
  /** Lines of a sample that is not collapsed. */
  sampleLines: 40,
  /** Sentences about known issues on a page, and pages that mention the same issue, besides about/known_issues. */
  issuesOfPage: 2,
  pagesOfIssue: 2,
} as const;

/** Translations need more words for the same content, but not longer sentences. */
const wordiness: Readonly<Partial<Record<Locale, number>>> = {en: 1, de: 1.15};

export const wordsIn = (locale: Locale, words: number): number =>
  Math.round(words * (wordiness[locale] ?? 1.15));
