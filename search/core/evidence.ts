import {expandTypo, expandWord, type TermMatch} from './expand';
import {partsFinder, type PartsFinder} from './compound';
import type {LoadedIndex} from './loadIndex';
import type {QueryWord} from './query';
import {synonymsOf} from './synonyms';

/** How well each section answers one word of the query, field by field, from 0 to about 1. */
export interface Evidence {
  readonly word: QueryWord;
  readonly title: Float32Array;
  readonly body: Float32Array;
  readonly tags: Float32Array;
  readonly categories: Float32Array;
  /** Rare words say more. */
  rarity: number;
  readonly matches: readonly TermMatch[];
  /** Terms of the index that mean the same or are parts of the word. */
  readonly related: TermMatch[];
}

/** By how often the page says a term; the last one is for code blocks. */
const bodyWeights = [0.6, 0.8, 1, 1.2, 0.4];

const synonymQuality = 0.8;
const splitQuality = 0.7;
/** A typo of this quality is more likely than a compound. */
const closeTypo = 0.5;
/** Comparing a word with the whole vocabulary takes its time. */
const maxUnknownWords = 4;

function raise(values: Float32Array, section: number, value: number): void {
  if ((values[section] ?? 0) < value) {
    values[section] = value;
  }
}

function lengthFactor(relative: number): number {
  return 1.15 / (0.85 + 0.3 * Math.min(3, relative));
}

function applyMatches(index: LoadedIndex, evidence: Evidence, matches: readonly TermMatch[]): void {
  for (const {term, quality} of matches) {
    // The index knows the pages of a body term; their first section stands for the whole page.
    for (const {page, weight} of index.bodyPostings(term)) {
      const length = lengthFactor(index.pageLengths[page] ?? 1);
      raise(
        evidence.body,
        index.pages[page]?.first ?? 0,
        quality * (bodyWeights[weight] ?? 0) * length,
      );
    }
    index.titlePostings.get(term)?.forEach((section) => raise(evidence.title, section, quality));
    index.tagPostings.get(term)?.forEach((section) => raise(evidence.tags, section, quality));
    index.categoryPostings
      .get(term)
      ?.forEach((section) => raise(evidence.categories, section, quality));
  }
}

function emptyEvidence(
  index: LoadedIndex,
  word: QueryWord,
  matches: readonly TermMatch[],
): Evidence {
  const field = () => new Float32Array(index.documents.length);
  return {
    word,
    title: field(),
    body: field(),
    tags: field(),
    categories: field(),
    rarity: 0,
    matches,
    related: [],
  };
}

/** Combines the words of a phrase: a section counts as far as it answers all of them. */
function applyPhrase(
  index: LoadedIndex,
  target: Evidence,
  phrase: readonly string[],
  quality: number,
): void {
  const words = phrase.map((text) => {
    const matches = expandWord(index, text).filter(({kind}) => kind === 'exact' || kind === 'stem');
    const evidence = emptyEvidence(index, target.word, matches);
    applyMatches(index, evidence, matches);
    target.related.push(...matches);
    return evidence;
  });
  for (const field of ['title', 'tags', 'categories', 'body'] as const) {
    target[field].forEach((_, section) => {
      const answers = words.map((word) =>
        field === 'body'
          ? Math.max(word.body[section] ?? 0, word.title[section] ?? 0)
          : (word[field][section] ?? 0),
      );
      raise(target[field], section, quality * Math.min(...answers));
    });
  }
}

const finders = new WeakMap<LoadedIndex, PartsFinder>();

/** Unknown compounds are understood by their parts: Formularschutz → Formular, Schutz. */
function splitUnknown(index: LoadedIndex, word: string): string[] {
  const find =
    finders.get(index) ?? partsFinder([...index.stems.keys(), ...index.terms], index.language);
  finders.set(index, find);
  let start = 0;
  return find(word).map((length) => word.slice(start, (start += length)));
}

function measureRarity(evidence: Evidence, count: number): void {
  let sections = 0;
  for (let section = 0; section < count; section += 1) {
    const best = Math.max(evidence.title[section] ?? 0, evidence.body[section] ?? 0);
    sections += best >= 0.3 ? 1 : 0;
  }
  evidence.rarity =
    Math.log(1 + (count - sections + 0.5) / (sections + 0.5)) * evidence.word.weight;
}

interface Understood {
  readonly matches: readonly TermMatch[];
  /** Parts of a compound that the index does not know as a whole. */
  readonly parts: readonly string[];
}

/** A word the index does not know: one slip of the finger, else a compound, else more slips. */
function understandUnknown(index: LoadedIndex, word: string): Understood {
  const typos = expandTypo(index, word);
  if (typos.some(({quality}) => quality >= closeTypo)) {
    return {matches: typos, parts: []};
  }
  const parts = splitUnknown(index, word);
  return parts.length > 0 ? {matches: [], parts} : {matches: typos, parts: []};
}

/**
 * Looks every word up: as it is and by its synonyms; only when the index knows neither,
 * by its parts or with typing mistakes.
 */
export function gatherEvidence(index: LoadedIndex, words: readonly QueryWord[]): Evidence[] {
  const synonyms = synonymsOf(index, words);
  let unknownWords = 0;
  return words.map((word, position) => {
    const phrases = synonyms[position] ?? [];
    let {matches, parts}: Understood = {matches: expandWord(index, word.text), parts: []};
    if (matches.length === 0 && phrases.length === 0 && unknownWords < maxUnknownWords) {
      unknownWords += 1;
      ({matches, parts} = understandUnknown(index, word.text));
    }
    const evidence = emptyEvidence(index, word, matches);
    applyMatches(index, evidence, matches);
    phrases.forEach((phrase) => applyPhrase(index, evidence, phrase, synonymQuality));
    if (parts.length > 0) {
      applyPhrase(index, evidence, parts, splitQuality);
    }
    measureRarity(evidence, index.documents.length);
    return evidence;
  });
}
