/** Replaces `catalogues.cjs` in bundles, in which `loader.mjs` has replaced each text by its translations. */

/**
 * @param {string} locale
 * @param {Readonly<Record<string, string>>} texts
 */
export const translationOf = (locale, texts) => texts[locale];
