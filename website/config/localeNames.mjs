/**
 * The list of languages, the default language first. Plain JavaScript, so that scripts can import it too. Everything in a
 * language other than English is in `i18n/<language>/`. With `partial: true` a language may lack pages and texts: readers
 * get English instead, and `npm run check` counts them.
 *
 * @satisfies {Readonly<Record<string, {label: string, htmlLang: string, partial?: boolean}>>}
 */
export const languages = {
  en: {label: 'English', htmlLang: 'en'},
  de: {label: 'Deutsch', htmlLang: 'de'},
};

/** @typedef {keyof typeof languages} Locale */

export const locales = /** @type {Locale[]} */ (Object.keys(languages));

/** The path that the pages of each language begin with: '' for the default language, '/de' for German. */
export const localeBases = locales.map((locale, index) => (index === 0 ? '' : `/${locale}`));
