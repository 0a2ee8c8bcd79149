import {locales, type Locale} from '../config/locales';

/** A text in every language of the site. */
export type Localized = Readonly<Record<Locale, string>>;

/** What all languages write in the same way: names, code, messages of the API. */
export function same(text: string): Localized {
  return Object.fromEntries(locales.map((locale) => [locale, text])) as Localized;
}
