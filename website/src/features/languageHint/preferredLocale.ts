/** The first of the reader's languages in which the site exists. */
export function preferredLocale<Locale extends string>(
  languages: readonly string[],
  locales: readonly Locale[],
): Locale | undefined {
  return languages
    .map((language) => language.toLowerCase().split('-')[0])
    .map((language) => locales.find((locale) => locale === language))
    .find((locale) => locale !== undefined);
}
