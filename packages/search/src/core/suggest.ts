import {fold} from './fold';
import type {LoadedIndex} from './loadIndex';
import {maxQueryLength} from './types';

const minSimilarity = 0.28;
const maxSuggestions = 3;

function bigrams(text: string): Set<string> {
  const letters = text.replace(/[^\p{L}\p{N}]+/gu, '');
  return new Set(
    Array.from({length: Math.max(0, letters.length - 1)}, (_, at) => letters.slice(at, at + 2)),
  );
}

/** Dice coefficient of two sets of bigrams. */
function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((bigram) => other.has(bigram)).length;
  return (2 * common) / Math.max(1, one.size + other.size);
}

/** Page titles that are similar to the query, for readers who got no result. */
export function suggest(index: LoadedIndex, query: string): {title: string; route: string}[] {
  const wanted = bigrams(fold(query.slice(0, maxQueryLength), index.language));
  const pages = index.pages.flatMap(({first}) => index.documents.get(first) ?? []);
  return pages
    .map(({pageTitle: title, sectionRoute: route}) => ({
      title,
      route,
      close: similarity(wanted, bigrams(fold(title, index.language))),
    }))
    .filter(({close}) => close >= minSimilarity)
    .sort((a, b) => b.close - a.close)
    .slice(0, maxSuggestions)
    .map(({title, route}) => ({title, route}));
}
