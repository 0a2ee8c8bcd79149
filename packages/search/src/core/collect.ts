import {partsFinder} from './compound';
import {fold} from './fold';
import {adjective, isCodeNoise, looksGenerated, sampleEndings, sampleHost} from './noise';
import {pageRoute} from './pageRoute';
import type {TermPosting} from './postings';
import type {SectionText} from './sectionText';
import {stem} from './stem';
import {isStopWord} from './stopWords';
import {chunks, maxTermLength, type Chunk} from './tokenize';
import type {Language} from './types';

export interface CollectedTerms {
  /** Sorted stems and identifiers. */
  readonly terms: readonly string[];
  /** Lengths of the parts of a compound or identifier, first to last. */
  partsOf(term: string): readonly number[];
  postingsOf(term: string): readonly TermPosting[];
}

/** A term on more than this share of the pages is common: pages that mention it once are dropped … */
const commonShare = 0.14;
/** … if at least this many pages remain. */
const minRelevant = 5;

/** A table row that is named by an identifier explains it, and counts as this many mentions. */
const definitionMentions = 4;

/** On a site with fewer pages no word is dropped. */
const manyPages = 20;

/** A search word of a section counts as this many mentions in its section: more than any other section has. */
const sectionWordMentions = 1000;

const noPlaces: TermPosting['places'] = new Map();

function addPlaces(one: TermPosting['places'], other: TermPosting['places']) {
  const sum = new Map(one);
  other.forEach((count, place) => sum.set(place, (sum.get(place) ?? 0) + count));
  return sum;
}

/** The postings of two sections of a page, combined. */
function merged(one: TermPosting, other: TermPosting): TermPosting {
  return {
    page: one.page,
    count: one.count + other.count,
    isProse: one.isProse || other.isProse,
    names: one.names === 'page' ? 'page' : (other.names ?? one.names),
    places: addPlaces(one.places, other.places),
  };
}

class Collector {
  readonly postings = new Map<string, TermPosting[]>();
  readonly identifiers = new Map<string, readonly number[]>();
  /** Folded words before stemming, for finding compounds. */
  readonly words = new Set<string>();
  /** The longest form of each stem. */
  readonly forms = new Map<string, string>();

  /** Stems of German words that may be nouns: with a capital letter, or without an ending. */
  private readonly nouns = new Set<string>();

  constructor(private readonly language: Language) {}

  /** Reads a section that has the given place on its page. */
  add(page: number, place: number, {prose, code, key, words, document}: SectionText): void {
    const here = (count: number) => new Map([[place, count]]);
    const post = (text: string, isProse: boolean) =>
      this.count(text, !isProse).forEach((count, term) =>
        this.post(term, {page, count, isProse, names: null, places: here(count)}),
      );
    post(`${prose} \n ${document.title}`, true);
    this.count(key, false).forEach((count, term) => {
      const times = count * (this.identifiers.has(term) ? definitionMentions : 1);
      this.post(term, {page, count: times, isProse: true, names: null, places: here(times)});
    });
    // Search words of the first section are those of the whole page.
    const named: Pick<TermPosting, 'names' | 'places'> =
      place === 0
        ? {names: 'page', places: noPlaces}
        : {names: 'section', places: here(sectionWordMentions)};
    this.count(words, false).forEach((count, term) =>
      this.post(term, {page, count, isProse: true, ...named}),
    );
    post(code, false);
  }

  private post(term: string, posting: TermPosting): void {
    const list = this.postings.get(term) ?? [];
    this.postings.set(term, list);
    const last = list[list.length - 1];
    if (last?.page === posting.page) {
      list[list.length - 1] = merged(last, posting);
    } else {
      list.push(posting);
    }
  }

  /** Drops German verbs, adjectives and names of sample files that occur once on the whole site. */
  dropPassingMentions(): void {
    for (const [term, [first, second]] of this.postings) {
      const isOnce = second === undefined && first?.count === 1 && first.names === null;
      if (isOnce && !this.isName(term)) {
        this.postings.delete(term);
      }
    }
  }

  private isName(term: string): boolean {
    const pieces = this.identifiers.get(term);
    return pieces === undefined
      ? this.nouns.has(term) || /\d/.test(term)
      : !sampleEndings.has(term.slice(-(pieces[pieces.length - 1] ?? 0)));
  }

  private count(text: string, isCode: boolean): Map<string, number> {
    const counts = new Map<string, number>();
    for (const term of chunks(text.replace(sampleHost, ' ')).flatMap((chunk) =>
      this.termsOf(chunk, isCode),
    )) {
      counts.set(term, (counts.get(term) ?? 0) + 1);
    }
    return counts;
  }

  /**
   * An identifier is one term; its pieces are found through their lengths. From code blocks only
   * identifiers are kept: the other words are those of the programming language.
   */
  private termsOf(chunk: Chunk, isCode: boolean): string[] {
    const pieces = chunk.pieces.map((piece) => fold(piece.text, this.language));
    if (!chunk.isIdentifier && !(isCode && pieces.length > 1)) {
      return isCode
        ? []
        : chunk.pieces
            .map(({text}, at) => this.wordTerm(pieces[at] ?? '', /^\p{Lu}/u.test(text)))
            .filter((term) => term.length > 1);
    }
    const whole = pieces.join('');
    if (
      whole.length > maxTermLength ||
      looksGenerated.test(whole) ||
      (isCode && isCodeNoise(chunk))
    ) {
      return [];
    }
    this.identifiers.set(
      whole,
      pieces.map((piece) => piece.length),
    );
    return [whole];
  }

  private wordTerm(word: string, isCapital: boolean): string {
    const isNoise = word.length > maxTermLength || looksGenerated.test(word);
    if (isNoise || isStopWord(word, this.language)) {
      return '';
    }
    this.words.add(word);
    const root = stem(word, this.language);
    if (isCapital || (word === root && !adjective.test(word))) {
      this.nouns.add(root);
    }
    const form = this.forms.get(root);
    if (word.startsWith(root) && (form === undefined || word.length > form.length)) {
      this.forms.set(root, word);
    }
    return root;
  }
}

/** Leaves out the pages that mention a common term only once. */
function prune(list: readonly TermPosting[], pageCount: number): readonly TermPosting[] {
  const relevant = list.filter(({count, names}) => count > 1 || names !== null);
  const isCommon = relevant.length >= minRelevant && list.length > pageCount * commonShare;
  return isCommon ? relevant : list;
}

/** Reads all sections and decides which terms the index contains, with their postings. */
export function collectTerms(sections: readonly SectionText[], language: Language): CollectedTerms {
  const collector = new Collector(language);
  const pages = [...new Set(sections.map(({document}) => pageRoute(document.sectionRoute)))];
  const pageNumbers = new Map(pages.map((route, page) => [route, page]));
  const firsts = new Map<number, number>();
  sections.forEach((section, number) => {
    const page = pageNumbers.get(pageRoute(section.document.sectionRoute)) ?? 0;
    const first = firsts.get(page) ?? number;
    firsts.set(page, first);
    collector.add(page, number - first, section);
  });
  const findParts = partsFinder(collector.words, language);
  // Splits a full form, because a stem may lack the end of its last part: "regelpak" of Regelpakete.
  const compoundParts = (term: string) => {
    const form = collector.forms.get(term) ?? term;
    const parts = findParts(form);
    const last = (parts[parts.length - 1] ?? 0) - (form.length - term.length);
    return last > 1 ? [...parts.slice(0, -1), last] : [];
  };
  if (language === 'de' && pages.length >= manyPages) {
    collector.dropPassingMentions();
  }
  const pruned = new Map<string, readonly TermPosting[]>();
  collector.postings.forEach((list, term) => pruned.set(term, prune(list, pages.length)));
  const isInProse = (term: string) => collector.postings.get(term)?.some(({isProse}) => isProse);
  return {
    terms: [...collector.postings.keys()].sort(),
    // An identifier in code blocks only is found by its beginning, not by its pieces.
    partsOf: (term) =>
      (isInProse(term) ? collector.identifiers.get(term) : []) ??
      (language === 'de' ? compoundParts(term) : []),
    postingsOf: (term) => pruned.get(term) ?? [],
  };
}
