/**
 * The index stores a class instead of the number of mentions: up to 1, 4, 12 and more. Further classes
 * are for terms in code blocks only, for search words (option `words`) of the page and for those of one of its
 * sections.
 */
const countSteps = [1, 4, 12];
export const codeClass = countSteps.length + 1;
export const namedClass = codeClass + 1;
export const sectionNamedClass = namedClass + 1;

/** A page that contains a term, as collected from the sections. */
export interface TermPosting {
  /** Number of the page, in the order of the sections. */
  readonly page: number;
  readonly count: number;
  /** Outside of code blocks. */
  readonly isProse: boolean;
  /** Whether the term is a search word of the page or of a section, which need not contain it. */
  readonly names: 'page' | 'section' | null;
  /** How often each section contains it, by position on the page; search words of the page do not count. */
  readonly places: ReadonlyMap<number, number>;
}

export function classOf({count, isProse, names}: TermPosting): number {
  if (names !== null) {
    return names === 'page' ? namedClass : sectionNamedClass;
  }
  const step = countSteps.findIndex((limit) => count <= limit);
  return isProse ? (step < 0 ? countSteps.length : step) : codeClass;
}

/** For a term and a page the index names at most this many sections: those that contain it most often. */
const maxPlaces = 3;

/** The sections of a page that contain a term most often, by position on the page, in order. */
export function mainPlaces({places}: TermPosting): number[] {
  return [...places]
    .sort(([one, often], [other, seldom]) => seldom - often || one - other)
    .slice(0, maxPlaces)
    .map(([place]) => place)
    .sort((one, other) => one - other);
}

/**
 * Terms by number of pages, fewest first: similar entries side by side compress better.
 * The order follows from the counts, so it is not stored.
 */
export function byCount(counts: readonly number[]): number[] {
  return counts.map((_, term) => term).sort((a, b) => (counts[a] ?? 0) - (counts[b] ?? 0) || a - b);
}
