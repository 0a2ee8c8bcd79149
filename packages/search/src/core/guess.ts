import {partsFinder} from './compound';
import {expandTypo, expandWord, isCloseTypo, type TermMatch} from './expand';
import type {LoadedIndex} from './loadIndex';
import type {QueryWord} from './query';
import {memoized} from './memoized';
import {stem} from './stem';
import type {Phrase} from './synonyms';
import {maxTermLength} from './tokenize';

const minPart = 4;
const minHead = 5;

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

function wordOrTypo(index: LoadedIndex, word: string): TermMatch[] {
  const matches = expandWord(index, word);
  return matches.length > 0 ? matches : expandTypo(index, word);
}

/** A word as the index understands it. */
export interface Understood {
  readonly matches: readonly TermMatch[];
  /** Synonyms of the word. */
  readonly phrases: readonly Phrase[];
}

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
  const whole = typos.some(isCloseTypo) ? [] : splitCompound(index, text);
  const parts = whole.length > 0 || typos.length > 0 ? whole : knownHead(index, text);
  return parts.length === 0
    ? [[word, {matches: typos, phrases: []}]]
    : parts.map((part) => [
        {...word, text: part},
        {matches: wordOrTypo(index, part), phrases: []},
      ]);
}
