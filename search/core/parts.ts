import {stem} from './stem';
import type {Language} from './types';

/** Words with the same letters at the beginning lie in the same part, unless they are too many for one. */
const keyLength = 3;

/**
 * Characters of a part, before compression; the smaller a part, the less is fetched for a word, and
 * the worse it compresses.
 */
const partSize = 9000;

/** On a large site the words that begin like a short one lie in many parts; so many of them are looked at. */
const maxPartsOfWord = 3;

/** The pieces of a compound or identifier, and an identifier without its first pieces. */
export function piecesOf(term: string, lengths: readonly number[], language: Language): string[] {
  let start = 0;
  const starts = lengths.map((length) => (start += length) - length);
  const pieces = starts.map((from, at) =>
    stem(term.slice(from, from + (lengths[at] ?? 0)), language),
  );
  return [...pieces, ...starts.slice(1, -1).map((from) => term.slice(from))];
}

/** Something that is found by words. */
export interface Filed<T> {
  readonly item: T;
  readonly words: readonly string[];
  /** In characters. */
  readonly size: number;
}

export interface Cut<T> {
  /** First letters of its first word. */
  readonly start: string;
  readonly items: ReadonlySet<T>;
}

interface Drawer<T> {
  readonly start: string;
  readonly words: readonly (readonly [word: string, filed: Filed<T>])[];
}

function sizeOf<T>({words}: Drawer<T>): number {
  return [...new Set(words.map(([, filed]) => filed))].reduce((sum, {size}) => sum + size, 0);
}

/** Sorts words by their first letters, by more of them where they are too many. */
function sorted<T>(words: Drawer<T>['words'], length = keyLength): Drawer<T>[] {
  const byKey = new Map<string, (readonly [string, Filed<T>])[]>();
  for (const entry of words) {
    const key = entry[0].slice(0, length);
    const own = byKey.get(key) ?? [];
    byKey.set(key, own);
    own.push(entry);
  }
  return [...byKey.keys()].sort().flatMap((start) => {
    const drawer = {start, words: byKey.get(start) ?? []};
    const canBeCut = drawer.words.some(([word]) => word.length > length);
    return canBeCut && sizeOf(drawer) > partSize ? sorted(drawer.words, length + 1) : [drawer];
  });
}

/** Cuts what is found by words into parts of about the same size; none if it is little. */
export function cutIntoParts<T>(filed: readonly Filed<T>[]): Cut<T>[] {
  if (filed.reduce((sum, {size}) => sum + size, 0) <= partSize) {
    return [];
  }
  const cuts: {start: string; items: Set<T>; size: number}[] = [];
  const words = filed.flatMap((one) => [...new Set(one.words)].map((word) => [word, one] as const));
  for (const drawer of sorted(words)) {
    const items = drawer.words.map(([, {item}]) => item);
    const size = sizeOf(drawer);
    const last = cuts[cuts.length - 1];
    if (last && last.size + size <= partSize) {
      items.forEach((item) => last.items.add(item));
      last.size += size;
    } else {
      cuts.push({start: drawer.start, items: new Set(items), size});
    }
  }
  return cuts;
}

/** Parts that hold a word and the words that begin with it. */
export function partsOf(starts: readonly string[], word: string): number[] {
  const after = starts.findIndex((start) => start > word);
  const next = after < 0 ? starts.length : after;
  const parts = next > 0 ? [next - 1] : [];
  for (
    let part = next;
    word.length >= keyLength && starts[part]?.startsWith(word) && parts.length < maxPartsOfWord;
    part += 1
  ) {
    parts.push(part);
  }
  return parts;
}
