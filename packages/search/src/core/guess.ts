import {partsFinder} from './compound';
import {expandTypo, expandWord, isCloseTypo, type TermMatch} from './expand';
import type {LoadedIndex} from './loadIndex';
import type {QueryWord} from './query';
import {memoized} from './memoized';
import {stem} from './stem';
import {synonymsOfTypo, type Phrase} from './synonyms';
import {maxTermLength} from './tokenize';
import {matchQuality} from './weights';

const minCompound = 9;
const minPart = 4;
const minHead = 5;
const minBeginning = 7;

const finderOf = memoized(({stems, terms, language}: LoadedIndex) =>
  partsFinder([...stems.keys(), ...terms], language),
);

/** The parts of a compound: Formularschutz → Formular, Schutz. */
function splitCompound(index: LoadedIndex, word: string): string[] {
  let start = 0;
  return finderOf(index)(word).map((length) => word.slice(start, (start += length)));
}

/** The end of a compound with an unknown first part is what it is about: a Staatenfilter is a kind of Filter. */
function knownHead({stems, language}: LoadedIndex, word: string): string[] {
  for (let start = minPart; start <= word.length - minHead; start += 1) {
    const head = word.slice(start);
    if (stems.has(stem(head, language))) {
      return [head];
    }
  }
  return [];
}

/** The longest known beginning: an Auftragsverarbeitungsvertrag has to do with Auftragsverarbeitung. */
function knownBeginning({stems, language}: LoadedIndex, word: string): string[] {
  for (let end = word.length - minPart; end >= minBeginning; end -= 1) {
    const beginning = word.slice(0, end);
    if (stems.has(stem(beginning, language))) {
      return [beginning];
    }
  }
  return [];
}

/** The two parts of a compound with a typo in one of them: Projektrllen → Projekt, rllen (Rollen). */
function partsWithTypo(index: LoadedIndex, word: string): string[] {
  const isKnown = (text: string) => index.stems.has(stem(text, index.language));
  const isTypo = (text: string) => expandTypo(index, text).some(isCloseTypo);
  for (let start = word.length - minPart; start >= minPart; start -= 1) {
    const [front, back] = [word.slice(0, start), word.slice(start)];
    if ((isKnown(front) && isTypo(back)) || (isKnown(back) && isTypo(front))) {
      return [front, back];
    }
  }
  return [];
}

/** The parts of a German compound, as a phrase: a page may write "Gruppen von Projekten" for Projektgruppen. */
export function knownParts(index: LoadedIndex, {text, whole}: QueryWord): string[][] {
  const isCompound = index.language === 'de' && !whole && text.length >= minCompound;
  const parts = isCompound ? splitCompound(index, text) : [];
  return parts.length > 1 ? [parts] : [];
}

/** Parts of a word that cannot be split into known words. */
function unknownParts(index: LoadedIndex, word: string): string[] {
  const parts = partsWithTypo(index, word);
  return parts.length > 0 ? parts : [...knownBeginning(index, word), ...knownHead(index, word)];
}

function wordOrTypo(index: LoadedIndex, word: string): TermMatch[] {
  const matches = expandWord(index, word);
  return matches.length > 0 ? matches : expandTypo(index, word);
}

/** A word as the index understands it. */
export interface Understood {
  readonly matches: readonly TermMatch[];
  /** Phrases that replace the word, with their quality. */
  readonly phrases: readonly {readonly phrase: Phrase; readonly quality: number}[];
}

export const withQuality = (phrases: readonly Phrase[], quality: number) =>
  phrases.map((phrase) => ({phrase, quality}));

/**
 * A word the index does not know: first taken for a word with one typo, then for a compound, then for a
 * word with several typos. The parts of a compound are searched like separate words: Proxy, Einstellungen.
 */
export function guessWord(index: LoadedIndex, word: QueryWord): [QueryWord, Understood][] {
  const {text} = word;
  const typos = expandTypo(index, text);
  if (word.whole || text.length > maxTermLength) {
    // An identifier is not split: its pieces are words of the query already. Splitting a pasted hash
    // or key would take long and find nothing.
    return [[word, {matches: typos, phrases: []}]];
  }
  const phrases = withQuality(synonymsOfTypo(index, text), matchQuality.typoSynonym);
  const isClose = typos.some(isCloseTypo);
  const isFound = typos.length > 0 || phrases.length > 0;
  const whole = isClose ? [] : splitCompound(index, text);
  const parts = whole.length > 0 || isFound ? whole : unknownParts(index, text);
  return parts.length === 0
    ? [[word, {matches: typos, phrases}]]
    : parts.map((part) => [
        {...word, text: part},
        {matches: wordOrTypo(index, part), phrases: []},
      ]);
}
