import {expandWord, unfinishedForms} from './expand';
import type {LoadedIndex} from './loadIndex';
import {partsOf} from './parts';
import {contentWords, parseQuery} from './query';
import {stem} from './stem';
import {synonymsOf} from './synonyms';

/** Numbers of the parts that contain the words of a query, their other forms and their synonyms. */
export function wantedParts(
  index: LoadedIndex,
  starts: readonly string[],
  query: string,
): ReadonlySet<number> {
  const {language} = index;
  const words = parseQuery(query, language);
  const texts = [...contentWords(words).map(({text}) => text), ...synonymsOf(index, words).flat(2)];
  const forms = texts.flatMap((text) => [
    text,
    stem(text, language),
    ...unfinishedForms(text, language),
  ]);
  return new Set([...new Set(forms)].flatMap((form) => partsOf(starts, form)));
}

/** Whether the index, as far as it is loaded, knows every word of a query. */
export function knowsAll(index: LoadedIndex, query: string): boolean {
  const words = parseQuery(query, index.language);
  return contentWords(words).every(
    (word) =>
      expandWord(index, word.text).length > 0 || synonymsOf(index, [word]).flat().length > 0,
  );
}
