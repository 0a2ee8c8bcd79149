import {expandWord, unfinishedForms} from './expand';
import type {LoadedIndex} from './loadIndex';
import {partsOf} from './parts';
import {parseQuery, type QueryWord} from './query';
import {stem} from './stem';
import {synonymsOf} from './synonyms';

/** The words of a query without function words; all of them if it has no others. */
function contentWords(query: readonly QueryWord[]): readonly QueryWord[] {
  const content = query.filter(({stop}) => !stop);
  return content.length > 0 ? content : query;
}

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
