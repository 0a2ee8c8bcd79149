import {partsFinder} from './compound';
import {expandTypo, expandWord, isCloseTypo, type TermMatch} from './expand';
import type {LoadedIndex} from './loadIndex';
import type {QueryWord} from './query';
import {remembered} from './remembered';
import {stem} from './stem';
import {synonymsOfTypo, type Phrase} from './synonyms';
import {matchQuality} from './weights';

const minCompound = 9;
const minPart = 4;
const minHead = 5;
const minBeginning = 7;

const finderOf = remembered(({stems, terms, language}: LoadedIndex) =>
  partsFinder([...stems.keys(), ...terms], language),
);

/** Compounds are understood by their parts: Formularschutz → Formular, Schutz. */
function splitCompound(index: LoadedIndex, word: string): string[] {
  let start = 0;
  return finderOf(index)(word).map((length) => word.slice(start, (start += length)));
}

/** Of a compound with unknown parts the end says most: a Staatenfilter is a kind of filter. */
function knownHead({stems, language}: LoadedIndex, word: string): string[] {
  for (let start = minPart; start <= word.length - minHead; start += 1) {
    const head = word.slice(start);
    if (stems.has(stem(head, language))) {
      return [head];
    }
  }
  return [];
}

/** … and then its beginning: an Auftragsverarbeitungsvertrag has to do with Auftragsverarbeitung. */
function knownBeginning({stems, language}: LoadedIndex, word: string): string[] {
  for (let end = word.length - minPart; end >= minBeginning; end -= 1) {
    const beginning = word.slice(0, end);
    if (stems.has(stem(beginning, language))) {
      return [beginning];
    }
  }
  return [];
}

/** A part with a slip of the finger beside one without: Projekt-rllen are roles of a project. */
function slippedParts(index: LoadedIndex, word: string): string[] {
  const isKnown = (text: string) => index.stems.has(stem(text, index.language));
  const isSlip = (text: string) => expandTypo(index, text).some(isCloseTypo);
  for (let start = word.length - minPart; start >= minPart; start -= 1) {
    const [front, back] = [word.slice(0, start), word.slice(start)];
    if ((isKnown(front) && isSlip(back)) || (isKnown(back) && isSlip(front))) {
      return [front, back];
    }
  }
  return [];
}

/** Projektgruppen may be called groups of projects elsewhere. */
export function knownParts(index: LoadedIndex, {text, whole}: QueryWord): string[][] {
  const isCompound = index.language === 'de' && !whole && text.length >= minCompound;
  const parts = isCompound ? splitCompound(index, text) : [];
  return parts.length > 1 ? [parts] : [];
}

/** What can be said about a word of which the index knows a part at best. */
function unknownParts(index: LoadedIndex, word: string): string[] {
  const slipped = slippedParts(index, word);
  return slipped.length > 0 ? slipped : [...knownBeginning(index, word), ...knownHead(index, word)];
}

function wordOrSlip(index: LoadedIndex, word: string): TermMatch[] {
  const matches = expandWord(index, word);
  return matches.length > 0 ? matches : expandTypo(index, word);
}

/** A word as the index understands it. */
export interface Understood {
  readonly matches: readonly TermMatch[];
  /** Phrases that stand for the word, with their quality. */
  readonly phrases: readonly {readonly phrase: Phrase; readonly quality: number}[];
}

export const withQuality = (phrases: readonly Phrase[], quality: number) =>
  phrases.map((phrase) => ({phrase, quality}));

/**
 * A word the index does not know: one slip of the finger, else a compound, else more slips.
 * The parts of a compound are looked for like words of their own: Proxyeinstellungen are settings of a proxy.
 */
export function guessWord(index: LoadedIndex, word: QueryWord): [QueryWord, Understood][] {
  const {text} = word;
  const typos = expandTypo(index, text);
  if (word.whole) {
    // An identifier is known by all of its pieces or by none.
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
        {matches: wordOrSlip(index, part), phrases: []},
      ]);
}
