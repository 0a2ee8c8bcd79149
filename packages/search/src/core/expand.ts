import {allowedMistakes, mayBeTypo, typingDistance} from './fuzzy';
import type {LoadedIndex} from './loadIndex';
import {beginsEnding, stem} from './stem';
import type {Language} from './types';
import {matchQuality} from './weights';

/** How a term of the index matches a word of the query. */
export type MatchKind = 'exact' | 'stem' | 'prefix' | 'part' | 'typo';

export interface TermMatch {
  readonly term: number;
  readonly kind: MatchKind;
  /** 1 for the same word, less for everything else. */
  readonly quality: number;
}

const maxTypoTerms = 12;
/** Shorter beginnings of a word are not tried as stems. */
const minStem = 4;
/** A shorter word with a typo could be the beginning of almost any term. */
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
    const full = index.terms[term]?.length ?? word.length;
    matches.add({term, kind: 'prefix', quality: prefixQuality(word.length, full)});
  }
}

/** The index has stems; an unfinished word may be a stem and a part of its ending: "configura" is "configur" and "a". */
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
    matches.add({term, kind: 'part', quality: matchQuality.part});
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

/** Terms that match a correctly spelled word: the same, another form, a longer word, a compound with it. */
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
  addPrefixes(index, word, matches);
  addUnfinished(index, word, matches);
  addParts(index, word, root, matches);
  return matches.list;
}

/** Whether the match differs by one typo only, so that a typo is more likely than an unknown word. */
export function isCloseTypo(match: TermMatch): boolean {
  return match.quality >= matchQuality.typo[1];
}

/** Terms that differ from the word, or begin with letters that differ from it, by one or two typos; the closest ones only. */
export function expandTypo({terms}: LoadedIndex, word: string): TermMatch[] {
  const limit = allowedMistakes(word.length);
  if (limit === 0 || /^\d+$/.test(word)) {
    return [];
  }
  const found: TermMatch[] = [];
  let best = limit;
  terms.forEach((candidate, term) => {
    const isWhole = candidate.length <= word.length + best;
    const isLong = candidate.length >= Math.max(3, word.length - best);
    if (!isLong || !(isWhole || word.length >= minTypoBeginning) || !mayBeTypo(word, candidate)) {
      return;
    }
    const distance = typingDistance(word, candidate, best, !isWhole);
    if (distance <= best) {
      best = isWhole ? distance : best;
      const quality = matchQuality.typo[distance] || matchQuality.manyTypos;
      found.push({term, kind: 'typo', quality: quality * (isWhole ? 1 : matchQuality.typoPrefix)});
    }
  });
  return found.sort((a, b) => b.quality - a.quality || a.term - b.term).slice(0, maxTypoTerms);
}
