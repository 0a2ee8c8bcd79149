/** The one list of languages, the default first; plain JavaScript, so that the scripts can read it too. */
export const locales = /** @type {const} */ (['en', 'de']);
