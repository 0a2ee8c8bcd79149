import {encodeNumbers, encodeTerms} from './codec';
import {byCount, classOf, mainPlaces, type TermPosting} from './postings';
import type {IndexPart, SearchDocument} from './types';

/** A term, the lengths of its pieces, and the pages that contain it. */
export type Entry = readonly [
  term: string,
  parts: readonly number[],
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

export function encodePart(
  entries: readonly Entry[],
  documents: readonly SearchDocument[],
  stamp: string,
): IndexPart {
  const counts = entries.map(([, , postings]) => postings.length);
  const lists = byCount(counts).map((at) => entries[at]?.[2] ?? []);
  return {
    stamp,
    terms: encodeTerms(entries.map(([term]) => term)),
    splits: entries.map(([, parts]) => encodeNumbers(parts)).join(' '),
    counts: encodeNumbers(counts),
    postings: lists.map(encodePages).join(''),
    weights: lists.map((list) => list.map(classOf).join('')).join(''),
    places: lists.map(encodePlaces).join(''),
    documents,
  };
}
