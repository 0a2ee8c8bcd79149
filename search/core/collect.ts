import type {SectionText} from './buildIndex';
import {partsFinder} from './compound';
import {fold} from './fold';
import {stem} from './stem';
import {isStopWord} from './stopWords';
import {chunks, maxTermLength, type Chunk} from './tokenize';
import type {Language} from './types';

export interface TermPosting {
  readonly section: number;
  readonly count: number;
  readonly isProse: boolean;
  /** How often the whole page says it. */
  readonly pageCount: number;
}

export interface CollectedTerms {
  /** Sorted stems and identifiers. */
  readonly terms: readonly string[];
  /** Lengths of the parts of a compound or identifier. */
  partsOf(term: string): readonly number[];
  postingsOf(term: string): readonly TermPosting[];
}

/** A second section of a page is worth its bytes only if it says the term this often. */
const secondSectionCount = 3;
const sectionsPerPage = 2;
/** A term on this share of the pages tells nothing about those that say it once. */
const commonShare = 0.25;
/** … as long as enough pages are left to show. */
const minTelling = 8;

/** Dates, hashes and keys in samples. */
const looksGenerated = /\d{5}|(?:\d[a-z]+){4}/;

class Collector {
  readonly postings = new Map<string, TermPosting[]>();
  readonly identifiers = new Map<string, readonly number[]>();
  /** Words as written, for finding compounds. */
  readonly words = new Set<string>();

  constructor(private readonly language: Language) {}

  add(section: number, prose: string, code: string): void {
    const inProse = this.count(prose, false);
    const inCode = this.count(code, true);
    inProse.forEach((count, term) =>
      this.post(term, {section, count, isProse: true, pageCount: count}),
    );
    inCode.forEach((count, term) => {
      if (!inProse.has(term)) {
        this.post(term, {section, count, isProse: false, pageCount: count});
      }
    });
  }

  private post(term: string, posting: TermPosting): void {
    const list = this.postings.get(term);
    if (list) {
      list.push(posting);
    } else {
      this.postings.set(term, [posting]);
    }
  }

  private count(text: string, isCode: boolean): Map<string, number> {
    const counts = new Map<string, number>();
    for (const term of chunks(text).flatMap((chunk) => this.termsOf(chunk, isCode))) {
      counts.set(term, (counts.get(term) ?? 0) + 1);
    }
    return counts;
  }

  /**
   * An identifier is one term; its pieces are found through their lengths. Of code blocks only
   * identifiers are kept: their other words are those of the programming language.
   */
  private termsOf(chunk: Chunk, isCode: boolean): string[] {
    const pieces = chunk.pieces.map((piece) => fold(piece.text, this.language));
    if (!chunk.isIdentifier && !(isCode && pieces.length > 1)) {
      return isCode
        ? []
        : pieces.map((piece) => this.wordTerm(piece)).filter((term) => term.length > 1);
    }
    const whole = pieces.join('');
    if (whole.length > maxTermLength || looksGenerated.test(whole)) {
      return [];
    }
    this.identifiers.set(
      whole,
      pieces.map((piece) => piece.length),
    );
    return [whole];
  }

  private wordTerm(word: string): string {
    if (word.length > maxTermLength || isStopWord(word, this.language)) {
      return '';
    }
    this.words.add(word);
    return stem(word, this.language);
  }
}

const pageOf = (section: SectionText | undefined) =>
  section?.document.sectionRoute.replace(/#.*/, '') ?? '';
const weight = ({count, isProse}: TermPosting) => count + (isProse ? 1000 : 0);

function bestOfPage(ofPage: readonly TermPosting[]): TermPosting[] {
  const pageCount = ofPage.reduce((sum, {count}) => sum + count, 0);
  return [...ofPage]
    .sort((a, b) => weight(b) - weight(a) || a.section - b.section)
    .filter(({count, isProse}, rank) => rank === 0 || (isProse && count >= secondSectionCount))
    .slice(0, sectionsPerPage)
    .map((posting) => ({...posting, pageCount}));
}

/**
 * Keeps the sections that say a term most: one of each page, a second if it says it often.
 * The page is found all the same, and it shows its best section anyway.
 */
function prune(
  list: readonly TermPosting[],
  sections: readonly SectionText[],
  pageCount: number,
): TermPosting[] {
  const pages = new Map<string, TermPosting[]>();
  for (const posting of list) {
    const page = pageOf(sections[posting.section]);
    pages.set(page, [...(pages.get(page) ?? []), posting]);
  }
  const kept = [...pages.values()].map((ofPage) => bestOfPage(ofPage));
  const telling = kept.filter(([best]) => (best?.pageCount ?? 0) > 1);
  const isCommon = telling.length >= minTelling && pages.size > pageCount * commonShare;
  return (isCommon ? telling : kept).flat().sort((a, b) => a.section - b.section);
}

/** Reads all sections and decides what the index says about them. */
export function collectTerms(sections: readonly SectionText[], language: Language): CollectedTerms {
  const collector = new Collector(language);
  sections.forEach(({prose, code, document}, section) => {
    collector.add(section, `${prose} \n ${document.title}`, code);
  });
  const findParts = partsFinder(collector.words, language);
  const pageCount = new Set(sections.map(pageOf)).size;
  const pruned = new Map<string, TermPosting[]>();
  collector.postings.forEach((list, term) => pruned.set(term, prune(list, sections, pageCount)));
  return {
    terms: [...collector.postings.keys()].sort(),
    partsOf: (term) =>
      collector.identifiers.get(term) ?? (language === 'de' ? findParts(term) : []),
    postingsOf: (term) => pruned.get(term) ?? [],
  };
}
