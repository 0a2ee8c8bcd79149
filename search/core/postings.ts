/**
 * How often a page says a term, in steps; the last classes are for terms in code blocks only
 * and for words of the readers, of the page and of one of its sections.
 */
const countSteps = [1, 4, 12];
export const codeClass = countSteps.length + 1;
export const namedClass = codeClass + 1;
export const sectionNamedClass = namedClass + 1;

/** A page that says a term, as it is collected. */
export interface TermPosting {
  /** Number of the page, in the order of the sections. */
  readonly page: number;
  readonly count: number;
  /** Outside of code blocks. */
  readonly isProse: boolean;
  /** What it is a word of the readers of, whether the page says it or not. */
  readonly names: 'page' | 'section' | null;
  /** How often its sections say it, by their place on the page; words of the readers of the page do not count. */
  readonly places: ReadonlyMap<number, number>;
}

export function classOf({count, isProse, names}: TermPosting): number {
  if (names !== null) {
    return names === 'page' ? namedClass : sectionNamedClass;
  }
  const step = countSteps.findIndex((limit) => count <= limit);
  return isProse ? (step < 0 ? countSteps.length : step) : codeClass;
}

/** Of so many sections of a page the index says that they say a term: those that say it most. */
const maxPlaces = 3;

/** Sections of a page that say a term most, by their place on the page, in order. */
export function mainPlaces({places}: TermPosting): number[] {
  return [...places]
    .sort(([one, often], [other, seldom]) => seldom - often || one - other)
    .slice(0, maxPlaces)
    .map(([place]) => place)
    .sort((one, other) => one - other);
}

/**
 * Terms of few pages first: their entries look alike and compress better side by side.
 * The order can be told from the counts, so it is not stored.
 */
export function byCount(counts: readonly number[]): number[] {
  return counts.map((_, term) => term).sort((a, b) => (counts[a] ?? 0) - (counts[b] ?? 0) || a - b);
}
