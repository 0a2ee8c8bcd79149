import {defaultLocale, locales, type Locale} from '../config/locales';
import {listOf} from './catalogues.cjs';

/** What each language has of its own, not as a translation; a language may lack it. */
export type Lists<List> = Readonly<Partial<Record<Locale, List>>>;

/** A list: English from the code, other languages from `i18n/<language>/<file>`. */
export function listsOf<List>(english: List, file: string): Lists<List> {
  const entries = locales.map((locale) => [
    locale,
    locale === defaultLocale ? english : listOf(locale, file),
  ]);
  return Object.fromEntries(entries) as Lists<List>;
}

/** Words of the search: one string, or a list of lines. */
type Words = Readonly<Record<string, string | readonly string[]>>;

/** Words by the page or section they belong to, then by language. */
export function wordsOf(english: Words, file: string): Readonly<Record<string, Lists<string>>> {
  const lists = listsOf<Words>(english, file);
  const keys = new Set(Object.values(lists).flatMap((list) => Object.keys(list ?? {})));
  const inEach = (key: string) =>
    locales.flatMap((locale) => {
      const words = lists[locale]?.[key];
      return words === undefined ? [] : [[locale, [words].flat().join(' ')] as const];
    });
  return Object.fromEntries([...keys].map((key) => [key, Object.fromEntries(inEach(key))]));
}
