/**
 * Every number that the ranking is tuned by. They hang together: after a change score all query sets
 * (see ../README.md). Those that only say how long or how many stay beside their code.
 */

/** How much a match in a field counts; part of the specification. */
export const fieldWeights = {title: 5, content: 1, tags: 3, sidebarParentCategories: 2} as const;

/** How well a term of the index answers a word: 1 for the same word, less for everything else. */
export const matchQuality = {
  exact: 1,
  /** Another form of the word. */
  stem: 0.93,
  /** Two words that are one: "log in" is a login. */
  joined: 0.9,
  /** A form whose ending is being typed. */
  unfinished: 0.8,
  /** A beginning of a long word, and what it gains as more of the word is typed. */
  prefix: 0.55,
  prefixGain: 0.33,
  /** The last part of a German compound, any part, the beginning of a part. */
  head: 0.75,
  part: 0.62,
  partPrefix: 0.5,
  /** By the number of slips, for more of them, and for a slip in the beginning of a longer word. */
  typo: [0, 0.5, 0.36],
  manyTypos: 0.3,
  typoPrefix: 0.8,
  synonym: 0.8,
  /** A synonym in a title is almost as good as the word itself. */
  synonymInTitle: 0.95,
  /** A synonym of a word with a slip. */
  typoSynonym: 0.55,
  /** A compound by its parts. */
  split: 0.7,
  /** What is left of "log" when "log in" is a login. */
  besideJoined: 0.5,
  /** A word of the address instead of the heading. */
  alias: 0.4,
} as const;

/** What a word of the query counts. */
export const wordWeight = {
  identifier: {whole: 1, piece: 0.35},
  hyphenated: {whole: 0.35, piece: 1},
  /** A function word that is a piece of an identifier. */
  functionPiece: 0.3,
  /** Words of a question and everyday words. */
  question: 0.35,
  function: 0.1,
  /** A word that was taken for another one. */
  guess: 0.85,
  /** A last word of one, two, three letters that may be the beginning of a longer one. */
  beginning: [0, 0.1, 0.3, 0.6],
  /** Rarity: of a word of every page, for the spread over pages, and of a word that no page has. */
  common: 1,
  spread: 0.6,
  unknown: 2,
  /** From this quality on a page counts as one that mentions a word. */
  mention: 0.3,
} as const;

/** What a page says about a word, by class (see postings.ts): once, a few times, often, very often, in code, word of the readers of the page, of a section. */
export const bodyWeights = [0.5, 0.75, 1.1, 1.5, 0.3, 1, 1] as const;

/** Words of the readers count like tags; those of a section name the page not quite (see `titleWeight.whole`). */
export const nameWeights = {page: 1, section: 0.8} as const;

/** A long page says every word some time: the most a short one gains, and what length takes away. */
export const pageLength = {gain: 1.15, loss: 0.15, most: 3} as const;

/** What a page is worth for the query as a whole. */
export const pageWeight = {
  /** Below this share of the query a page has nothing to do with it. */
  minCoverage: 0.27,
  /** How much more a page is worth that answers all of it. */
  coveragePower: 1.5,
  /** A single mention on a long page answers a word almost as well as many. */
  mention: 1.2,
  tag: 0.65,
  category: 0.8,
  /** A section that answers all of a question by itself, and how many words make a question: from none to all of it. */
  oneSection: 5,
  question: {from: 2, to: 4},
} as const;

/**
 * Steps between the kinds of hits, high enough that no sum of weights climbs over them:
 * exact page title, title, exact heading, heading of a page whose whole title is asked for, heading,
 * page title and heading together, identifier.
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
  order: 4,
} as const;

/** When a title or heading is worth a step, and what it loses. */
export const titleWeight = {
  /** It answers the query up to this share … */
  wholeQuery: 0.95,
  /** … each word with this quality, … */
  answered: 0.4,
  /** … all of its own words are named with this quality, … */
  whole: 0.85,
  /** … in the order of the query with this one. */
  inOrder: 0.45,
  /** What the title of the page says for its sections. */
  ofPage: 0.8,
  /** A title that answers half of the query is worth less than half. */
  power: 1.5,
  /** What a title or heading loses when most of its words are about something else. */
  besideTitle: 0.3,
  besideHeading: 0.6,
  /** A page with more sections than this has a heading for everything. */
  manySections: 25,
} as const;

/** Which section of a page to land on: each word of the query once, with its share. */
export const landingWeight = {
  heading: 1,
  text: 1,
  /** The text says the word of its heading again. */
  both: 0.4,
  /** The next section says it, which is on the same screen. */
  next: 0.4,
  /** What the title of the page says for all of its sections. */
  ofPage: 0.8,
  /** What the steps above count here. */
  step: 0.08,
  /** The beginning of the page, unless a section is clearly better. */
  stay: 0.1,
} as const;

/** Which pages and sections the list has. */
export const listWeight = {
  /** A page title that is being typed is worth almost as much as one typed to its end. */
  typedTitle: 20,
  /** A long heading that was typed or pasted to its end. */
  sentence: 45,
  /** Further sections of a page are shown if they are nearly as good as its best one. */
  extraShare: 0.6,
} as const;
