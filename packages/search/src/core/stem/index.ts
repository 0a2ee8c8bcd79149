import type {Language} from '../types';
import {englishEndings, stemEnglish} from './english';
import {germanEndings, stemGerman} from './german';

const stemmers = {en: stemEnglish, de: stemGerman};
/** Each word is stemmed once: the names of all pages come back with every part of the index that is loaded. */
const known = {en: new Map<string, string>(), de: new Map<string, string>()};

/** The stem of a folded word. */
export function stem(word: string, language: Language): string {
  const found = known[language].get(word);
  if (found !== undefined) return found;
  const made = stemmers[language](word);
  known[language].set(word, made);
  return made;
}

const endings: Record<Language, readonly string[]> = {
  en: [...englishEndings.map(([ending]) => ending), 's'],
  de: germanEndings,
};

/**
 * Whether `rest` may be the beginning of an ending: "configura" is "configur" with a part
 * of "ation". So a word is found at every letter typed between its stem and its full form.
 */
export function beginsEnding(rest: string, language: Language): boolean {
  return endings[language].some((ending) => ending.startsWith(rest));
}
