import {partsFinder} from './compound';
import {fold} from './fold';
import {adjective, calls, isChatter, looksGenerated, sampleEndings, sampleHost} from './noise';
import {pageRoute} from './pageRoute';
import type {TermPosting} from './postings';
import type {SectionText} from './sectionText';
import {stem} from './stem';
import {isStopWord} from './stopWords';
import {chunks, isVersion, maxTermLength, type Chunk} from './tokenize';
import type {Language} from './types';

export interface CollectedTerms {
  /** Sorted stems and identifiers. */
  readonly terms: readonly string[];
  /** Lengths of the parts of a compound or identifier. */
  partsOf(term: string): readonly number[];
  postingsOf(term: string): readonly TermPosting[];
}

/** Of a term on at least this share of the pages, those that mention it once are dropped … */
const commonShare = 0.14;
/** … if at least this many pages remain. */
const minRelevant = 5;

/** A compound with more mentions on a page, or on more pages, stays a term of its own. */
const fewMentions = 5;
const fewPages = 3;

/** A table row with an identifier as its name explains it and counts as this many mentions. */
const definition = 4;

/** On a site with fewer pages no word is dropped. */
const manyPages = 20;

/** Weight of a word from data/sectionWords.ts: more than any number of mentions elsewhere. */
const belonging = 1000;

const nowhere: TermPosting['places'] = new Map();

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
  /** Words as written, for finding compounds. */
  readonly words = new Set<string>();
  /** The longest form of each stem. */
  readonly forms = new Map<string, string>();

  /** Stems of German words that may be names: with a capital letter, or without an ending. */
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
      const times = count * (this.identifiers.has(term) ? definition : 1);
      this.post(term, {page, count: times, isProse: true, names: null, places: here(times)});
    });
    // Words of readers for the first section belong to the whole page.
    const named: Pick<TermPosting, 'names' | 'places'> =
      place === 0 ? {names: 'page', places: nowhere} : {names: 'section', places: here(belonging)};
    this.count(words, false).forEach((count, term) =>
      this.post(term, {page, count, isProse: true, ...named}),
    );
    post(code.replace(calls, ' '), false);
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

  /** The same when other pages have been read already. */
  private postLate(term: string, posting: TermPosting): void {
    const list = this.postings.get(term) ?? [];
    const same = list.find(({page}) => page === posting.page);
    const others = list.filter((one) => one !== same);
    const known = same ? {...same, places: addPlaces(same.places, posting.places)} : posting;
    this.postings.set(
      term,
      [...others, known].sort((a, b) => a.page - b.page),
    );
  }

  /**
   * Replaces a compound that few pages mention a few times by its parts, which cost nothing: the words
   * of the pages have them already.
   */
  replaceRare(partsOf: (term: string) => readonly string[]): void {
    const rare = [...this.postings].filter(
      ([term, list]) =>
        list.length <= fewPages &&
        list.every(({count, names}) => count <= fewMentions && names === null) &&
        !this.identifiers.has(term),
    );
    for (const [term, list] of rare) {
      const roots = partsOf(term).map((part) => stem(part, this.language));
      if (roots.length > 1 && roots.every((root) => this.postings.has(root))) {
        this.postings.delete(term);
        roots.forEach((root) => list.forEach((posting) => this.postLate(root, posting)));
      }
    }
  }

  /** Drops German verbs, adjectives and names of samples that only one page mentions, and only once. */
  dropPassing(): void {
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
   * An identifier is one term; its pieces are found through their lengths. Of code blocks only
   * identifiers are kept: their other words are those of the programming language.
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
    if (isVersion(chunk.text)) {
      return isCode ? [] : [whole];
    }
    if (
      whole.length > maxTermLength ||
      looksGenerated.test(whole) ||
      (isCode && isChatter(chunk))
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

/** Leaves the pages out that say a common term only once. */
function prune(list: readonly TermPosting[], pageCount: number): readonly TermPosting[] {
  const relevant = list.filter(({count, names}) => count > 1 || names !== null);
  const isCommon = relevant.length >= minRelevant && list.length > pageCount * commonShare;
  return isCommon ? relevant : list;
}

/** Reads all sections and decides what the index says about their pages. */
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
  // A stem is too short to know its last part by: "regelpak" is what is left of Regelpakete.
  const compoundParts = (term: string) => {
    const form = collector.forms.get(term) ?? term;
    const parts = findParts(form);
    const last = (parts[parts.length - 1] ?? 0) - (form.length - term.length);
    return last > 1 ? [...parts.slice(0, -1), last] : [];
  };
  collector.replaceRare((term) => {
    const parts = language === 'de' ? compoundParts(term) : [];
    let start = 0;
    return parts.map((length) => term.slice(start, (start += length)));
  });
  if (language === 'de' && pages.length >= manyPages) {
    collector.dropPassing();
  }
  const pruned = new Map<string, readonly TermPosting[]>();
  collector.postings.forEach((list, term) => pruned.set(term, prune(list, pages.length)));
  const isSaid = (term: string) => collector.postings.get(term)?.some(({isProse}) => isProse);
  return {
    terms: [...collector.postings.keys()].sort(),
    // What stands in code blocks only is found by its beginning.
    partsOf: (term) =>
      (isSaid(term) ? collector.identifiers.get(term) : []) ??
      (language === 'de' ? compoundParts(term) : []),
    postingsOf: (term) => pruned.get(term) ?? [],
  };
}
