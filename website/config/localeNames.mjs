/** The one list of languages, the default first; plain JavaScript, so that the scripts can read it too. */
export const languages = {
  en: {label: 'English', htmlLang: 'en'},
  de: {label: 'Deutsch', htmlLang: 'de'},
};

/** @typedef {keyof typeof languages} Locale */

export const locales = /** @type {Locale[]} */ (Object.keys(languages));

/** Where the pages of a language begin: '' for the default language, '/de' for German. */
export const localeBases = locales.map((locale, index) => (index === 0 ? '' : `/${locale}`));
