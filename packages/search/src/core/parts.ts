import {stem} from './stem';
import type {Language} from './types';

/** Words with the same first letters are in the same part, unless they are too many for one. */
const keyLength = 3;

/**
 * Maximum characters of a part, before compression. Smaller parts mean less to fetch for a word, but
 * compress worse.
 */
const partSize = 6500;

/** On a large site the words that begin with a short one are spread over many parts; at most this many are loaded. */
const maxPartsOfWord = 3;

/** Stems of the pieces of a compound or identifier, and the term without its first pieces. */
export function piecesOf(term: string, lengths: readonly number[], language: Language): string[] {
  let start = 0;
  const starts = lengths.map((length) => (start += length) - length);
  const pieces = starts.map((from, at) =>
    stem(term.slice(from, from + (lengths[at] ?? 0)), language),
  );
  return [...pieces, ...starts.slice(1, -1).map((from) => term.slice(from))];
}

/** Something to put into the parts of an index, and the words under which it is looked up. */
export interface Keyed<T> {
  readonly item: T;
  readonly words: readonly string[];
  /** In characters. */
  readonly size: number;
}

export interface Cut<T> {
  /** First letters of the first word in the part. */
  readonly start: string;
  readonly items: ReadonlySet<T>;
}

/** Words with the same first letters. */
interface Bucket<T> {
  readonly start: string;
  readonly words: readonly (readonly [word: string, keyed: Keyed<T>])[];
}

function sizeOf<T>({words}: Bucket<T>): number {
  return [...new Set(words.map(([, keyed]) => keyed))].reduce((sum, {size}) => sum + size, 0);
}

/** Groups words by their first letters, by more letters where a group gets too large; sorted. */
function bucketsOf<T>(words: Bucket<T>['words'], length = keyLength): Bucket<T>[] {
  const byKey = new Map<string, (readonly [string, Keyed<T>])[]>();
  for (const entry of words) {
    const key = entry[0].slice(0, length);
    const own = byKey.get(key) ?? [];
    byKey.set(key, own);
    own.push(entry);
  }
  return [...byKey.keys()].sort().flatMap((start) => {
    const bucket = {start, words: byKey.get(start) ?? []};
    const canBeCut = bucket.words.some(([word]) => word.length > length);
    return canBeCut && sizeOf(bucket) > partSize ? bucketsOf(bucket.words, length + 1) : [bucket];
  });
}

/** Divides the items into parts of about the same size; returns none if all fit into one. */
export function cutIntoParts<T>(keyed: readonly Keyed<T>[]): Cut<T>[] {
  if (keyed.reduce((sum, {size}) => sum + size, 0) <= partSize) {
    return [];
  }
  const cuts: {start: string; items: Set<T>; size: number}[] = [];
  const words = keyed.flatMap((one) => [...new Set(one.words)].map((word) => [word, one] as const));
  for (const bucket of bucketsOf(words)) {
    const items = bucket.words.map(([, {item}]) => item);
    const size = sizeOf(bucket);
    const last = cuts[cuts.length - 1];
    if (last && last.size + size <= partSize) {
      items.forEach((item) => last.items.add(item));
      last.size += size;
    } else {
      cuts.push({start: bucket.start, items: new Set(items), size});
    }
  }
  return cuts;
}

/** Numbers of the parts that contain a word and the words that begin with it. */
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
