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

/** Search words: one string, or a list of lines. */
type Words = Readonly<Record<string, string | readonly string[]>>;

/** Page or section → language → search words. */
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
