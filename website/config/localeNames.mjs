/**
 * The one list of languages, the default first; plain JavaScript, so that the scripts can read it too. What
 * a language has of its own is in `i18n/<language>/`. With `partial: true` it may lack pages and texts,
 * which then are English, and `npm run check` counts them.
 *
 * @satisfies {Readonly<Record<string, {label: string, htmlLang: string, partial?: boolean}>>}
 */
export const languages = {
  en: {label: 'English', htmlLang: 'en'},
  de: {label: 'Deutsch', htmlLang: 'de'},
};

/** @typedef {keyof typeof languages} Locale */

export const locales = /** @type {Locale[]} */ (Object.keys(languages));

/** Where the pages of a language begin: '' for the default language, '/de' for German. */
export const localeBases = locales.map((locale, index) => (index === 0 ? '' : `/${locale}`));
