import {defaultLocale, locales, type Locale} from '../config/locales';
import {listOf} from './catalogues.cjs';

/** A list that each language has of its own instead of a translation. A language may lack it. */
export type Lists<List> = Readonly<Partial<Record<Locale, List>>>;

/** The English list from the code, with those of other languages from `i18n/<language>/<file>`. */
export function listsOf<List>(english: List, file: string): Lists<List> {
  const entries = locales.map((locale) => [
    locale,
    locale === defaultLocale ? english : listOf(locale, file),
  ]);
  return Object.fromEntries(entries) as Lists<List>;
}
