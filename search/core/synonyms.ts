import {allowedMistakes, typingDistance} from './fuzzy';
import type {LoadedIndex} from './loadIndex';
import type {QueryWord} from './query';
import {remembered} from './remembered';
import {stem} from './stem';

export type Phrase = readonly string[];

/** Phrases that mean the same, as words and as stems. */
interface Group {
  readonly phrases: readonly Phrase[];
  readonly roots: readonly Phrase[];
}

function words(phrase: string): string[] {
  return phrase.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
}

const groupsOf = remembered(({synonyms, language}: LoadedIndex): readonly Group[] =>
  synonyms.map((group) => {
    const phrases = group.map(words);
    const roots = phrases.map((phrase) => phrase.map((word) => stem(word, language)));
    return {phrases, roots};
  }),
);

/** Words that may stand between two words of a phrase: "block an IP" is "block IP". */
const maxGap = 1;
/** A beginning of this length stands for a word. */
const minPrefix = 4;

/** Positions of a phrase in the query; none if it is not there. */
function find(query: readonly string[], phrase: Phrase): number[] {
  for (let start = 0; start < query.length; start += 1) {
    // So it is with almost all phrases, at every key.
    if (query[start] !== phrase[0]) {
      continue;
    }
    const places: number[] = [];
    for (const root of phrase) {
      const from = (places[places.length - 1] ?? start - 1) + 1;
      const to = places.length === 0 ? start : from + maxGap;
      const place = query.findIndex((word, at) => at >= from && at <= to && word === root);
      if (place < 0) {
        break;
      }
      places.push(place);
    }
    if (places.length === phrase.length) {
      return places;
    }
  }
  return [];
}

/**
 * For each word of the query the phrases that mean the same as the phrase it belongs to.
 * "block IP" may stand for a longer expression, so phrases replace phrases, not words.
 */
export function synonymsOf(index: LoadedIndex, query: readonly QueryWord[]): Phrase[][] {
  const roots = query.map(({text}) => stem(text, index.language));
  const found: Phrase[][] = query.map(() => []);
  for (const {phrases, roots: phraseRoots} of groupsOf(index)) {
    phraseRoots.forEach((phrase, own) => {
      for (const at of find(roots, phrase)) {
        found[at]?.push(...phrases.filter((_, other) => other !== own));
      }
    });
  }
  return found;
}

/** Mistakes in a word that is meant to be another one; none if it is the beginning of it. */
function distanceTo(typed: string, word: string, limit: number): number {
  const isBeginning = typed.length >= minPrefix && word.startsWith(typed);
  return isBeginning ? 0 : typingDistance(typed, word, limit, false);
}

/** The same for a single word that is unfinished or has a slip; the closest word of all groups decides. */
export function synonymsOfTypo(index: LoadedIndex, word: string): Phrase[] {
  // The mistake may be in the ending: "Anforderugen" is closer to the noun without its own.
  const forms = index.language === 'de' ? [word, stem(word, 'de')] : [word];
  let limit = allowedMistakes(word.length);
  let found: Phrase[] = [];
  for (const {phrases} of limit === 0 ? [] : groupsOf(index)) {
    for (const phrase of phrases) {
      const [only = ''] = phrase;
      const distances = forms.map((form) => distanceTo(form, only, limit));
      const distance = phrase.length === 1 ? Math.min(...distances) : limit + 1;
      if (distance <= limit && (distance < limit || found.length === 0)) {
        limit = distance;
        found = [...phrases];
      }
    }
  }
  return found;
}
