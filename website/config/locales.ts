import type {Config} from '@docusaurus/types';
import {languages, localeBases, locales} from './localeNames.mjs';

/** Configuration, search, checks and tests import the languages from here. */
export {locales};
export type Locale = keyof typeof languages;
export const defaultLocale: Locale = 'en';
export const translations = locales.filter((locale) => locale !== defaultLocale);
export const languageName = (locale: Locale) => languages[locale].label;

const entries: Readonly<Record<string, object>> = languages;

/** Whether texts of this language may be missing. */
export const isPartial = (locale: Locale) => 'partial' in (entries[locale] ?? {});

type Languages = typeof languages;

/** A language that has every page and text. */
export type CompleteLocale = {
  [Name in Locale]: Languages[Name] extends {partial: boolean} ? never : Name;
}[Locale];

const isComplete = (locale: Locale): locale is CompleteLocale => !isPartial(locale);
export const completeLocales = locales.filter(isComplete);
export const completeTranslations = translations.filter(isComplete);

/** The language that a page offers besides its own: for a translation the default language. */
export const otherLocale = (locale: Locale): Locale =>
  locale === defaultLocale ? (translations[0] ?? defaultLocale) : defaultLocale;

/** The folder of the translation of `docs/`. */
export const translatedDocs = (locale: Locale) =>
  `i18n/${locale}/docusaurus-plugin-content-docs/current`;

/** The folder of files that only one language publishes, as they are. */
const ownStatic = (locale: Locale) =>
  locale === defaultLocale ? 'static-en' : `i18n/${locale}/static`;

/** Folders of files that a language publishes as they are. What a partial language lacks is English. */
export const staticFolders = (locale: Locale) => [
  'static',
  ownStatic(locale),
  ...(isPartial(locale) ? [ownStatic(defaultLocale)] : []),
];

/** The folder of a language's screenshots. */
export const screensFolder = (locale: Locale) => `${ownStatic(locale)}/screens`;

/** The language in which a page of this locale finds its texts: `en` for the pseudo-locale `en-XA`. */
export function textLocale(locale: string): Locale {
  const found = locales.find((name) => name === locale.split('-')[0]);
  if (!found) {
    throw new Error(`There are no texts in "${locale}". Remedy: add it to config/localeNames.mjs.`);
  }
  return found;
}

/** The language of a content file, by its path. */
export function localeOfFile(file: string): Locale {
  return textLocale(/(?:^|[\\/])i18n[\\/]([^\\/]+)[\\/]/.exec(file)?.[1] ?? defaultLocale);
}

export const i18n = {
  defaultLocale,
  locales: [...locales],
  localeConfigs: Object.fromEntries(
    Object.entries(languages).map(([locale, {label, htmlLang}], index) => [
      locale,
      // The command line builds one language at a time and would take each for the only one.
      {label, htmlLang, baseUrl: `${localeBases[index]}/`},
    ]),
  ),
} satisfies Config['i18n'];
