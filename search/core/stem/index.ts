import type {Language} from '../types';
import {stemEnglish} from './english';
import {stemGerman} from './german';

/** The common part of the forms of a folded word. */
export function stem(word: string, language: Language): string {
  return language === 'de' ? stemGerman(word) : stemEnglish(word);
}
