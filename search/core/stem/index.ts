import type {Language} from '../types';
import {englishEndings, stemEnglish} from './english';
import {germanEndings, stemGerman} from './german';

/** The common part of the forms of a folded word. */
export function stem(word: string, language: Language): string {
  return language === 'de' ? stemGerman(word) : stemEnglish(word);
}

const endings: Record<Language, readonly string[]> = {
  en: [...englishEndings.map(([ending]) => ending), 's'],
  de: germanEndings,
};

/**
 * Whether `rest` may be the beginning of an ending: "configura" is "configur" with a part
 * of "ation". Typing a word letter by letter must not lose it between stem and full form.
 */
export function beginsEnding(rest: string, language: Language): boolean {
  return endings[language].some((ending) => ending.startsWith(rest));
}
