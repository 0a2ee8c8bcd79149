import {allowedMistakes, mayBeTypo, typingDistance} from './fuzzy';
import type {LoadedIndex} from './loadIndex';
import {beginsEnding, stem} from './stem';
import type {Language} from './types';
import {matchQuality} from './weights';

/** How a term of the index answers a word of the query. */
export type MatchKind = 'exact' | 'stem' | 'prefix' | 'part' | 'typo';

export interface TermMatch {
  readonly term: number;
  readonly kind: MatchKind;
  /** 1 for the same word, less for everything else. */
  readonly quality: number;
}

/** A one-letter prefix would match half of the vocabulary; only titles answer it. */
const titlesOnlyBelow = 3;
const maxTypoTerms = 12;
/** A shorter beginning is no stem with a part of its ending. */
const minStem = 4;
/** A shorter word with a mistake in it is the beginning of anything. */
const minTypoBeginning = 5;

/** Position of the first key that is not smaller. */
function lowerBound(keys: readonly string[], key: string): number {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((keys[middle] ?? '') < key) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

function* positionsWithPrefix(keys: readonly string[], prefix: string): Generator<number> {
  for (let at = lowerBound(keys, prefix); keys[at]?.startsWith(prefix); at += 1) {
    yield at;
  }
}

function prefixQuality(typed: number, full: number): number {
  return matchQuality.prefix + matchQuality.prefixGain * (typed / full);
}

class Matches {
  private readonly found = new Map<number, TermMatch>();

  add(match: TermMatch): void {
    if ((this.found.get(match.term)?.quality ?? 0) < match.quality) {
      this.found.set(match.term, match);
    }
  }

  get list(): TermMatch[] {
    return [...this.found.values()];
  }
}

function addPrefixes(index: LoadedIndex, word: string, matches: Matches): void {
  for (const term of positionsWithPrefix(index.terms, word)) {
    if (word.length >= titlesOnlyBelow || index.titlePostings.has(term)) {
      const full = index.terms[term]?.length ?? word.length;
      matches.add({term, kind: 'prefix', quality: prefixQuality(word.length, full)});
    }
  }
}

/** Words of the body are stored as stems; what is typed may have a part of its ending already. */
export function unfinishedForms(word: string, language: Language): string[] {
  const lengths = Array.from({length: Math.max(0, word.length - minStem)}, (_, at) => minStem + at);
  return lengths
    .filter((length) => beginsEnding(word.slice(length), language))
    .map((length) => word.slice(0, length));
}

function addUnfinished(index: LoadedIndex, word: string, matches: Matches): void {
  for (const form of unfinishedForms(word, index.language)) {
    const term = index.termIds.get(form);
    if (term !== undefined) {
      matches.add({term, kind: 'stem', quality: matchQuality.unfinished});
    }
  }
}

function addParts(index: LoadedIndex, word: string, root: string, matches: Matches): void {
  for (const term of index.parts.terms.get(root) ?? []) {
    // A Regelpaket is a kind of Paket, but not a kind of Regel.
    const isHead = index.language === 'de' && stem(index.terms[term] ?? '', 'de').endsWith(root);
    matches.add({term, kind: 'part', quality: isHead ? matchQuality.head : matchQuality.part});
  }
  if (word.length < 4) {
    return;
  }
  for (const at of positionsWithPrefix(index.parts.keys, word)) {
    for (const term of index.parts.terms.get(index.parts.keys[at] ?? '') ?? []) {
      matches.add({term, kind: 'part', quality: matchQuality.partPrefix});
    }
  }
}

/** Terms that answer a word as it is: the same, another form, its beginning, a part of a compound. */
export function expandWord(index: LoadedIndex, word: string): TermMatch[] {
  const matches = new Matches();
  const root = stem(word, index.language);
  const exact = index.termIds.get(word);
  if (exact !== undefined) {
    matches.add({term: exact, kind: 'exact', quality: matchQuality.exact});
  }
  for (const term of index.stems.get(root) ?? []) {
    matches.add({term, kind: 'stem', quality: matchQuality.stem});
  }
  // Two letters that are a name are not the beginning of another word.
  if (exact === undefined || word.length >= titlesOnlyBelow) {
    addPrefixes(index, word, matches);
  }
  addUnfinished(index, word, matches);
  addParts(index, word, root, matches);
  return matches.list;
}

/** Whether a slip of the finger is more likely than a word that the index does not know. */
export function isCloseTypo(match: TermMatch): boolean {
  return match.quality >= matchQuality.typo[1];
}

/** Mistakes in the word or, because texts have stems, in its stem; `whole` if the term is no beginning. */
function mistakes(word: string, root: string, candidate: string, limit: number) {
  const whole = candidate.length <= word.length + limit;
  const isLong = candidate.length >= word.length - limit;
  const own =
    isLong && (whole || word.length >= minTypoBeginning)
      ? typingDistance(word, candidate, limit, !whole)
      : limit + 1;
  const rootLimit = root === word ? 0 : Math.min(limit, allowedMistakes(root.length));
  const ofRoot =
    own > 0 && rootLimit > 0 && Math.abs(candidate.length - root.length) <= rootLimit
      ? typingDistance(root, candidate, rootLimit, false)
      : limit + 1;
  return ofRoot <= rootLimit && ofRoot <= own
    ? {distance: ofRoot, whole: true}
    : {distance: own, whole};
}

/** Terms that differ from the word by a typing mistake or two; the closest ones only. */
export function expandTypo(index: LoadedIndex, word: string): TermMatch[] {
  const limit = allowedMistakes(word.length);
  if (limit === 0 || /^\d+$/.test(word)) {
    return [];
  }
  const {language, terms, stems} = index;
  const root = stem(word, language);
  const found: TermMatch[] = [];
  let best = limit;
  terms.forEach((candidate, term) => {
    if (candidate.length < 3 || !mayBeTypo(word, candidate)) {
      return;
    }
    const {distance, whole} = mistakes(word, root, candidate, best);
    if (distance <= best) {
      best = whole ? distance : best;
      const slip = matchQuality.typo[distance] || matchQuality.manyTypos;
      found.push({term, kind: 'typo', quality: slip * (whole ? 1 : matchQuality.typoPrefix)});
    }
  });
  const nearest = found
    .sort((a, b) => b.quality - a.quality || a.term - b.term)
    .slice(0, maxTypoTerms);
  // Titles say a word in full, texts have its stem.
  const matches = new Matches();
  for (const match of nearest) {
    const others = stems.get(stem(terms[match.term] ?? '', language)) ?? [];
    [match.term, ...others].forEach((term) => matches.add({...match, term}));
  }
  return matches.list;
}
