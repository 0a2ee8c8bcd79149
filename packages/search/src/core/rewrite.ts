import {partsFinder} from './compound';
import {corrected} from './correct';
import {expandTypo, expandWord, isCloseTypo} from './expand';
import type {LoadedIndex} from './loadIndex';
import {codeClass} from './postings';
import type {QueryWord} from './query';
import {memoized} from './memoized';
import {otherSpellings} from './spelling';
import {stem} from './stem';
import {synonymsOf} from './synonyms';
import {minTogether, titlePair} from './titlePairs';
import {wordWeight} from './weights';

/** Shorter words occur inside others by chance. */
const minPart = 3;

const finderOf = memoized(({stems, terms}: LoadedIndex) =>
  partsFinder([...stems.keys(), ...terms], 'en', minPart),
);

/** Whether texts, titles or search words have the word; a name in a code block does not count. */
function isUsed(index: LoadedIndex, text: string): boolean {
  return expandWord(index, text).some(
    ({term}) =>
      index.titlePostings.has(term) ||
      index.aliasPostings.has(term) ||
      index.tagPostings.has(term) ||
      index.bodyPostings(term).some(({weight}) => weight !== codeClass),
  );
}

/** Two words that were written as one: "signaturelab" is "signature lab". */
function separated(index: LoadedIndex, text: string): string[] {
  const lengths = text.length < minTogether ? [] : finderOf(index)(text);
  const [first = 0] = lengths;
  const isPair = lengths.length === 2 && !expandTypo(index, text).some(isCloseTypo);
  return isPair ? [text.slice(0, first), text.slice(first)] : [];
}

function rewritten(index: LoadedIndex, word: QueryWord): QueryWord[] {
  const {text, whole, stop} = word;
  const pair = whole || stop ? [] : titlePair(index, text);
  if (pair.length > 0) {
    return pair.map((part) => ({...word, text: part}));
  }
  if (whole || stop || isUsed(index, text) || synonymsOf(index, [word]).flat().length > 0) {
    return [word];
  }
  const {stems, language} = index;
  const isEnglish = language === 'en';
  const known = isEnglish
    ? otherSpellings(text).find((other) => stems.has(stem(other, language)))
    : undefined;
  const parts = isEnglish && known === undefined ? separated(index, text) : [];
  if (parts.length > 0) {
    return parts.map((part) => ({...word, text: part}));
  }
  const meant = known === undefined ? corrected(index, text) : undefined;
  return meant === undefined
    ? [{...word, text: known ?? text}]
    : [{...word, text: meant, weight: word.weight * wordWeight.guess}];
}

/** Joins hyphenated words that a title writes as one: "front-end" means "frontend", not "end". */
function withoutHyphens(index: LoadedIndex, query: readonly QueryWord[]): QueryWord[] {
  const {language, termIds, titlePostings} = index;
  const isInTitle = ({text, isOptional}: QueryWord) =>
    language === 'en' && isOptional && titlePostings.has(termIds.get(text) ?? -1);
  const joined = new Set(query.filter(isInTitle).map(({text}) => text));
  return query
    .filter(({pieceOf}) => pieceOf === null || !joined.has(pieceOf))
    .map((word) =>
      joined.has(word.text) ? {...word, whole: false, isOptional: false, weight: 1} : word,
    );
}

/**
 * Rewrites words that the index does not have to words that it has. English words: the other
 * spelling (organisation, colour), without a hyphen, or as two words like in a title. Both
 * languages: typos corrected. German compounds are split later, see `guess.ts`.
 */
export function rewriteWords(index: LoadedIndex, query: readonly QueryWord[]): QueryWord[] {
  return withoutHyphens(index, query).flatMap((word) => rewritten(index, word));
}
