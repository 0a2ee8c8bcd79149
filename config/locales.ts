import type {Config} from '@docusaurus/types';
import {locales} from './localeNames.mjs';

/** Configuration, search, checks and tests read the languages from here. */
export {locales};
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'en';

/** Where the German mirror of `docs/` lives. */
export const translatedDocs = (locale: Locale) =>
  `i18n/${locale}/docusaurus-plugin-content-docs/current`;

export const i18n = {
  defaultLocale,
  locales: [...locales],
  localeConfigs: {
    en: {label: 'English', htmlLang: 'en'},
    de: {label: 'Deutsch', htmlLang: 'de'},
  },
} satisfies Config['i18n'];
