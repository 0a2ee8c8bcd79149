import {answerOf, phraseAnswer, raiseAnswer, type Answer} from './answer';
import {partsFinder, type PartsFinder} from './compound';
import {expandTypo, expandWord, type TermMatch} from './expand';
import type {LoadedIndex} from './loadIndex';
import type {QueryWord} from './query';
import {synonymsOf} from './synonyms';

/** What the index knows about one word of the query. */
export interface Evidence extends Answer {
  readonly word: QueryWord;
  /** Rare words say more about what is wanted. */
  readonly rarity: number;
  readonly matches: readonly TermMatch[];
  /** Terms of the index that mean the same or are parts of the word. */
  readonly related: readonly TermMatch[];
}

const synonymQuality = 0.8;
const splitQuality = 0.7;
/** A typo of this quality is more likely than a compound. */
const closeTypo = 0.5;
/** Comparing a word with the whole vocabulary takes its time. */
const maxUnknownWords = 4;

const finders = new WeakMap<LoadedIndex, PartsFinder>();

/** Unknown compounds are understood by their parts: Formularschutz → Formular, Schutz. */
function splitUnknown(index: LoadedIndex, word: string): string[] {
  const find =
    finders.get(index) ?? partsFinder([...index.stems.keys(), ...index.terms], index.language);
  finders.set(index, find);
  let start = 0;
  return find(word).map((length) => word.slice(start, (start += length)));
}

/** A word of every page counts, too; and one that no page has cannot tell pages apart. */
const rarityOf = {common: 1, spread: 0.6, unknown: 2} as const;

/** Demand for a last word of one, two, three letters that may be the beginning of a longer one. */
const beginningCertainty = [0, 0.1, 0.3, 0.6];

/** Somebody who has typed "The wi" wants the wizard, but says little about it yet. */
function certaintyOf({text}: QueryWord, matches: readonly TermMatch[]): number {
  const isWhole = matches.some(({kind}) => kind === 'exact' || kind === 'stem');
  return isWhole ? 1 : (beginningCertainty[text.length] ?? 1);
}

function rarity({pages, pageOf}: LoadedIndex, {title, body}: Answer): number {
  const says = new Uint8Array(pages.length);
  body.forEach((value, page) => {
    says[page] = value >= 0.3 ? 1 : 0;
  });
  title.forEach((value, section) => {
    if (value >= 0.3) {
      says[pageOf[section] ?? 0] = 1;
    }
  });
  const saying = says.reduce((sum, one) => sum + one, 0);
  const spread = Math.log(1 + (pages.length - saying + 0.5) / (saying + 0.5));
  return saying === 0 ? rarityOf.unknown : rarityOf.common + rarityOf.spread * spread;
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
    const answer = answerOf(index, matches);
    const related: TermMatch[] = [];
    const add = (phrase: readonly string[], quality: number) => {
      const other = phraseAnswer(index, phrase);
      raiseAnswer(answer, other, quality);
      related.push(...other.matches);
    };
    phrases.forEach((phrase) => add(phrase, synonymQuality));
    if (parts.length > 0) {
      add(parts, splitQuality);
    }
    const isLast = position === words.length - 1;
    const certainty = isLast ? certaintyOf(word, matches) : 1;
    return {
      ...answer,
      word,
      rarity: rarity(index, answer) * word.weight * certainty,
      matches,
      related,
    };
  });
}
