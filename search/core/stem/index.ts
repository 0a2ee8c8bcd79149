import type {Language} from '../types';
import {englishEndings, stemEnglish} from './english';
import {germanEndings, stemGerman} from './german';

/** The stem of a folded word. */
export function stem(word: string, language: Language): string {
  return language === 'de' ? stemGerman(word) : stemEnglish(word);
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
