import type {LoadedIndex} from './loadIndex';
import type {QueryWord} from './query';
import {titlePair} from './titlePairs';

/** Takes English words apart that a title writes as two: "securitysettings". German compounds are split later, see `guess.ts`. */
export function rewriteWords(index: LoadedIndex, query: readonly QueryWord[]): QueryWord[] {
  return query.flatMap((word) => {
    const pair = word.whole || word.stop ? [] : titlePair(index, word.text);
    return pair.length > 0 ? pair.map((text) => ({...word, text})) : [word];
  });
}
