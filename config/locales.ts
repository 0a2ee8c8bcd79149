import type {Config} from '@docusaurus/types';

/** The one list of languages: configuration, search, checks and tests read it. */
export const locales = ['en', 'de'] as const;
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
