/**
 * All weights that the ranking is tuned by. They depend on each other: after a change score all query
 * sets (see ../README.md). Limits such as lengths and counts are in the files that use them.
 */

/** How much a match in a field counts; part of the specification. */
export const fieldWeights = {title: 5, content: 1, tags: 3, sidebarParentCategories: 2} as const;

/** How well a term of the index matches a word: 1 for the same word, less for everything else. */
export const matchQuality = {
  exact: 1,
  /** Another form of the word. */
  stem: 0.93,
  /** Two words that form one term: "log in" and login. */
  joined: 0.9,
  /** A form whose ending is being typed. */
  unfinished: 0.8,
  /** The beginning of a word, and what is added as more of the word is typed. */
  prefix: 0.55,
  prefixGain: 0.33,
  /** A part of a compound or identifier, the beginning of a part. */
  part: 0.62,
  partPrefix: 0.5,
  /** By the number of typos, for more of them, and a factor for a typo in the beginning of a longer word. */
  typo: [0, 0.5, 0.36],
  manyTypos: 0.3,
  typoPrefix: 0.8,
  synonym: 0.8,
  /** A word of the URL instead of the heading. */
  alias: 0.4,
} as const;

/** How much a word of the query counts. */
export const wordWeight = {
  identifier: {whole: 1, piece: 0.35},
  hyphenated: {whole: 0.35, piece: 1},
  /** Words of a question and everyday words. */
  question: 0.35,
  /** Rarity: of a word on every page, a factor for the inverse document frequency, and of a word on no page. */
  common: 1,
  spread: 0.6,
  unknown: 2,
  /** From this quality on a page counts as one that mentions a word. */
  mention: 0.3,
} as const;

/** Weight of a page for a word, by class (see postings.ts): once, a few times, often, very often, in code, search word of the page, of a section. */
export const bodyWeights = [0.5, 0.75, 1.1, 1.5, 0.3, 1, 1] as const;

/** Search words count like tags; those of a section a little less, below `titleWeight.whole`, so without `step.tag`. */
export const nameWeights = {page: 1, section: 0.8} as const;

/** A long page mentions many words in passing: the factor of the shortest page, and how it falls with length. */
export const pageLength = {gain: 1.15, loss: 0.15, most: 3} as const;

/** How the score of a page follows from all words of the query. */
export const pageWeight = {
  /** A page that matches less than this share of the query is no result. */
  minCoverage: 0.27,
  /** Exponent of the share of the query that a page matches: favors pages that match all of it. */
  coveragePower: 1.5,
  /** A single mention on a long page answers a word almost as well as many. */
  mention: 1.2,
  tag: 0.65,
  category: 0.8,
  /** Bonus for a section that has all words of a question; below `from` words a query is none, from `to` words on it is one. */
  oneSection: 5,
  /** A factor for a page about problems, if the query names none. */
  trouble: 0.85,
  question: {from: 2, to: 4},
} as const;

/**
 * Bonuses for kinds of hits, high enough that no sum of field weights exceeds them: exact page title,
 * title, exact heading, heading, heading together with the whole page title or with words of it,
 * identifier; then additions for tags, mentions and precision.
 */
export const step = {
  exactTitle: 60,
  title: 26,
  exactHeading: 22,
  heading: 11,
  wholePath: 14,
  path: 9,
  identifier: 8,
  tag: 12,
  mention: 3,
  precision: 8,
} as const;

/** When a title or heading gets a bonus of `step`, and what reduces it. */
export const titleWeight = {
  /** It matches at least this share of the query … */
  wholeQuery: 0.95,
  /** … each word with this quality, … */
  answered: 0.4,
  /** … and all of its own words are in the query with this quality. */
  whole: 0.85,
  /** How much the title of the page counts for its sections. */
  ofPage: 0.8,
  /** Exponent: a title that matches half of the query counts less than half. */
  power: 1.5,
  /** How much a title or heading loses for words that are not in the query. */
  besideTitle: 0.3,
  besideHeading: 0.6,
} as const;

/** Which section of a page to land on: each word of the query once, with its share. */
export const landingWeight = {
  heading: 1,
  text: 1,
  /** The text repeats the word of its heading. */
  both: 0.4,
  /** The next section contains it, which is likely in the same viewport. */
  next: 0.4,
  /** How much the title of the page counts for all of its sections. */
  ofPage: 0.8,
  /** How much the bonuses of `step` count here. */
  step: 0.08,
  /** A factor for a section about problems, if the query names none. */
  trouble: 0.8,
} as const;

/** Which pages and sections the list has. */
export const listWeight = {
  /** Bonus for a page title that begins with the query, almost that of a whole title. */
  typedTitle: 20,
  /** Further sections of a page are shown if they are nearly as good as its best one. */
  extraShare: 0.6,
} as const;

/** Which passage of a section a result shows: each word of the query once, by its rarity. */
export const passageWeight = {
  /** A word that the heading has. */
  heading: 0.5,
  /** A word in the name of a row. */
  name: 1.3,
  /** Added for a row, by the share of its name that the query has. */
  precision: 0.5,
  /** A factor for a line that is too short to be a sentence. */
  label: 0.5,
  /** Added for the sentence that the section begins with: it often sums the section up. */
  first: 0.8,
} as const;
