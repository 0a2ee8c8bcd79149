import {locales, type Locale} from '../config/locales';
import {translationOf} from './catalogues.cjs';

/** A text in every language of the site. */
export type Localized = Readonly<Record<Locale, string>>;

/** A text that is the same in all languages: names, code, messages of the API. */
export const same = (text: string): Localized => inEachLanguage(() => text);

/**
 * An English text with its translations from `i18n/<language>/texts/`. Without a translation it stays English. A context
 * distinguishes two uses of the same English words.
 */
export const t = (text: string, context?: string): Localized =>
  inEachLanguage((translate) => translate(text, context));

type Translate = (text: string, context?: string) => string;

/** Creates an object with several texts for every language. */
export function inEachLanguage<const Texts>(
  write: (t: Translate, locale: Locale) => Texts,
): Readonly<Record<Locale, Texts>> {
  const entries = locales.map((locale) => {
    const translate: Translate = (text, context) => translationOf(locale, text, context) ?? text;
    return [locale, write(translate, locale)];
  });
  return Object.fromEntries(entries) as Record<Locale, Texts>;
}

type Value = string | number | Localized;

function fillOne(text: string, values: Readonly<Record<string, Value>>, locale?: Locale): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (typeof value === 'object') return locale ? value[locale] : placeholder;
    return value === undefined ? placeholder : String(value);
  });
}

/** Replaces placeholders such as `{name}` by values. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string;
export function fill(text: Localized, values: Readonly<Record<string, Value>>): Localized;
export function fill(text: string | Localized, values: Readonly<Record<string, Value>>) {
  return typeof text === 'string'
    ? fillOne(text, values)
    : inEachLanguage((_t, locale) => fillOne(text[locale], values, locale));
}
