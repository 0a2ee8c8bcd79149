import {stem} from './stem';
import type {Language} from './types';

/** Shorter words occur inside others by chance. */
const germanPart = 4;
/** Linking elements between the parts of a compound: Sicherheit-s-einstellungen, Datei-en-verwaltung. */
const linksOf = {de: ['', 's', 'n', 'en', 'es', 'er', 'e'], en: ['']} as const;

/** Not treated as parts, so that Passwort and Kennwort are not found as a kind of Wort. */
const noParts = ['pass', 'kenn'];

export interface PartsFinder {
  /** Lengths of the parts of a compound, each with its linking element; empty if the word is no compound. */
  (word: string): number[];
}

function better(one: readonly number[] | null, other: readonly number[] | null) {
  return other !== null && (one === null || other.length < one.length) ? other : one;
}

/**
 * Splits words into parts that are words of the vocabulary themselves, in any form.
 * The split with the fewest parts wins, because short words occur in long ones by chance.
 */
export function partsFinder(
  vocabulary: Iterable<string>,
  language: Language,
  minPart = germanPart,
): PartsFinder {
  const links = linksOf[language];
  const known = new Set<string>();
  for (const word of vocabulary) {
    if (word.length >= minPart && !/\d/.test(word)) {
      known.add(word).add(stem(word, language));
    }
  }
  noParts.forEach((word) => known.delete(word));
  const isPart = (text: string) => text.length >= minPart && known.has(text);
  const isLast = (text: string) =>
    text.length >= minPart &&
    (known.has(text) || (text.length > 5 && known.has(stem(text, language))));

  function partsFrom(word: string, start: number, depth: number): number[] | null {
    let best: number[] | null =
      start > 0 && isLast(word.slice(start)) ? [word.length - start] : null;
    for (
      let end = start + minPart;
      best === null && depth < 3 && end <= word.length - minPart;
      end += 1
    ) {
      for (const link of links) {
        const root = word.slice(start, end);
        if (isPart(root) && word.startsWith(link, end)) {
          const rest = partsFrom(word, end + link.length, depth + 1);
          best = better(best, rest && [root.length + link.length, ...rest]) as number[] | null;
        }
      }
    }
    return best;
  }

  return (word) =>
    word.length < 2 * minPart || /\d/.test(word) ? [] : (partsFrom(word, 0, 1) ?? []);
}

/** Stems of the pieces of a compound or identifier, and the term without its first pieces. */
export function piecesOf(term: string, lengths: readonly number[], language: Language): string[] {
  let start = 0;
  const starts = lengths.map((length) => (start += length) - length);
  const pieces = starts.map((from, at) =>
    stem(term.slice(from, from + (lengths[at] ?? 0)), language),
  );
  return [...pieces, ...starts.slice(1, -1).map((from) => term.slice(from))];
}
