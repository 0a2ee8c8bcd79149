/** The terms of an index with their posting lists, to and from the compact strings of its file. */
import {decodeNumbers, decodeTerms, encodeNumbers, encodeTerms} from './codec';
import {byCount, classOf, mainPlaces, type TermPosting} from './postings';
import type {PostingLists} from './types';

/** A term, the lengths of its pieces, and the pages that contain it. */
export type Entry = readonly [
  term: string,
  pieces: readonly number[],
  postings: readonly TermPosting[],
];

function encodePages(list: readonly TermPosting[]): string {
  let before = -1;
  return encodeNumbers(
    list.map(({page}) => {
      const gap = page - before - 1;
      before = page;
      return gap;
    }),
  );
}

function encodePlaces(list: readonly TermPosting[]): string {
  return encodeNumbers(
    list.flatMap((posting) => {
      const places = mainPlaces(posting);
      return [places.length, ...places.map((place, at) => place - (places[at - 1] ?? 0))];
    }),
  );
}

export function encodePostings(entries: readonly Entry[]): PostingLists {
  const counts = entries.map(([, , postings]) => postings.length);
  const lists = byCount(counts).map((at) => entries[at]?.[2] ?? []);
  return {
    terms: encodeTerms(entries.map(([term]) => term)),
    splits: entries.map(([, pieces]) => encodeNumbers(pieces)).join(' '),
    counts: encodeNumbers(counts),
    postings: lists.map(encodePages).join(''),
    weights: lists.map((list) => list.map(classOf).join('')).join(''),
    places: lists.map(encodePlaces).join(''),
  };
}

export interface Posting {
  readonly page: number;
  /** Class of the number of mentions; see postings.ts. */
  readonly weight: number;
  /** Sections that contain it most often, by position on the page. */
  readonly places: readonly number[];
}

/** A term of the file: lengths of its pieces, and its postings, which are decoded when they are first used. */
export interface BodyTerm {
  readonly pieces: readonly number[];
  postings(): readonly Posting[];
}

function decodePlaces(encoded: string): number[][] {
  const numbers = decodeNumbers(encoded);
  const lists: number[][] = [];
  for (let at = 0; at < numbers.length;) {
    const count = numbers[at] ?? 0;
    let place = 0;
    lists.push(numbers.slice(at + 1, at + 1 + count).map((gap) => (place += gap)));
    at += 1 + count;
  }
  return lists;
}

/** The terms of a file in their order. */
export function decodePostings(lists: PostingLists): ReadonlyMap<string, BodyTerm> {
  const counts = decodeNumbers(lists.counts);
  const gaps = decodeNumbers(lists.postings);
  const places = decodePlaces(lists.places);
  const starts = new Uint32Array(counts.length);
  let before = 0;
  for (const term of byCount(counts)) {
    starts[term] = before;
    before += counts[term] ?? 0;
  }
  const read = (term: number): Posting[] => {
    const start = starts[term] ?? 0;
    let page = -1;
    return gaps.slice(start, start + (counts[term] ?? 0)).map((gap, at) => {
      page += gap + 1;
      const weight = Number(lists.weights[start + at] ?? 0);
      return {page, weight, places: places[start + at] ?? []};
    });
  };
  const splits = lists.splits.split(' ');
  return new Map(
    decodeTerms(lists.terms).map((term, id) => {
      let known: readonly Posting[] | undefined;
      const postings = () => (known ??= read(id));
      return [term, {pieces: decodeNumbers(splits[id] ?? ''), postings}];
    }),
  );
}
