import {localeBases, locales} from './localeNames.mjs';
import type {Locale} from './locales';

/** The path that the pages of each language begin with: '' for the default language, '/de' for German. */
export const localeBase = Object.fromEntries(
  locales.map((locale, index) => [locale, localeBases[index]]),
) as Readonly<Record<Locale, string>>;
