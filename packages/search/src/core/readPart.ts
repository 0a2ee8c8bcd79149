import {decodeNumbers, decodeTerms} from './codec';
import {byCount} from './postings';
import type {IndexPart} from './types';

export interface Posting {
  readonly page: number;
  /** Class of the number of mentions; see postings.ts. */
  readonly weight: number;
  /** Sections that contain it most often, by position on the page. */
  readonly places: readonly number[];
}

/** A part whose terms are decoded; postings are decoded on first use. */
export interface ReadPart {
  readonly terms: readonly string[];
  /** Lengths of the pieces of each term, encoded. */
  readonly splits: readonly string[];
  postings(term: number): readonly Posting[];
}

interface Numbers {
  readonly gaps: readonly number[];
  /** Where the entries of each term begin. */
  readonly starts: Uint32Array;
  readonly places: readonly (readonly number[])[];
}

function readPlaces(encoded: string): number[][] {
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

function readNumbers({postings, places}: IndexPart, counts: readonly number[]): Numbers {
  const starts = new Uint32Array(counts.length);
  let before = 0;
  for (const term of byCount(counts)) {
    starts[term] = before;
    before += counts[term] ?? 0;
  }
  return {gaps: decodeNumbers(postings), starts, places: readPlaces(places)};
}

export function readPart(part: IndexPart): ReadPart {
  const counts = decodeNumbers(part.counts);
  const known = new Map<number, readonly Posting[]>();
  let numbers: Numbers | undefined;
  const read = (term: number): Posting[] => {
    const {gaps, starts, places} = (numbers ??= readNumbers(part, counts));
    const start = starts[term] ?? 0;
    let page = -1;
    return gaps.slice(start, start + (counts[term] ?? 0)).map((gap, at) => {
      page += gap + 1;
      const weight = Number(part.weights[start + at] ?? 0);
      return {page, weight, places: places[start + at] ?? []};
    });
  };
  return {
    terms: decodeTerms(part.terms),
    splits: part.splits.split(' '),
    postings(term) {
      const list = known.get(term) ?? read(term);
      known.set(term, list);
      return list;
    },
  };
}
