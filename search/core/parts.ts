import {stem} from './stem';
import type {Language} from './types';

/** Terms with the same letters at the beginning lie in the same part. */
const keyLength = 3;

/**
 * Letters and numbers of a part, before compression; the smaller a part, the less is fetched for a
 * word, and the worse it compresses.
 */
const partSize = 9000;

type Postings = readonly {readonly places: ReadonlyMap<number, number>}[];
type Entry<P extends Postings> = readonly [term: string, pieces: readonly number[], postings: P];

/** The pieces of a compound or identifier, and an identifier without its first pieces. */
export function piecesOf(term: string, lengths: readonly number[], language: Language): string[] {
  let start = 0;
  const starts = lengths.map((length) => (start += length) - length);
  const pieces = starts.map((from, at) =>
    stem(term.slice(from, from + (lengths[at] ?? 0)), language),
  );
  return [...pieces, ...starts.slice(1, -1).map((from) => term.slice(from))];
}

export const keyOf = (word: string): string => word.slice(0, keyLength);

/** A term is found by its own beginning and by those of its pieces. */
function keysOf([term, lengths]: Entry<Postings>, language: Language): Set<string> {
  const pieces = lengths.length > 1 ? piecesOf(term, lengths, language) : [];
  return new Set([term, ...pieces].map(keyOf));
}

function sizeOf([term, lengths, postings]: Entry<Postings>): number {
  const places = postings.reduce((sum, posting) => sum + Math.min(3, posting.places.size), 0);
  return term.length + lengths.length + postings.length * 3 + places;
}

export interface Cut<E> {
  /** First letters of the first term. */
  readonly start: string;
  readonly entries: readonly E[];
}

/** Cuts the terms into parts of about the same size; none if they are few. */
export function cutIntoParts<P extends Postings>(
  entries: readonly Entry<P>[],
  language: Language,
): Cut<Entry<P>>[] {
  if (entries.reduce((sum, entry) => sum + sizeOf(entry), 0) <= partSize) {
    return [];
  }
  const byKey = new Map<string, Entry<P>[]>();
  for (const entry of entries) {
    for (const key of keysOf(entry, language)) {
      byKey.set(key, [...(byKey.get(key) ?? []), entry]);
    }
  }
  const cuts: {start: string; entries: Set<Entry<P>>; size: number}[] = [];
  for (const key of [...byKey.keys()].sort()) {
    const own = byKey.get(key) ?? [];
    const size = own.reduce((sum, entry) => sum + sizeOf(entry), 0);
    const last = cuts[cuts.length - 1];
    if (last && last.size + size <= partSize) {
      own.forEach((entry) => last.entries.add(entry));
      last.size += size;
    } else {
      cuts.push({start: key, entries: new Set(own), size});
    }
  }
  const inOrder = (one: Entry<P>, other: Entry<P>) => (one[0] < other[0] ? -1 : 1);
  return cuts.map(({start, entries: own}) => ({start, entries: [...own].sort(inOrder)}));
}

/** The part that holds the terms that begin like a word; -1 if there is none. */
export function partOf(starts: readonly string[], word: string): number {
  const key = keyOf(word);
  let part = -1;
  while (part + 1 < starts.length && (starts[part + 1] ?? '') <= key) {
    part += 1;
  }
  return part;
}
