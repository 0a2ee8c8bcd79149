/** Takes the place of `catalogues.cjs` in bundles, where `loader.mjs` has replaced each text by its translations. */

/**
 * @param {string} locale
 * @param {Readonly<Record<string, string>>} texts
 */
export const translationOf = (locale, texts) => texts[locale];
