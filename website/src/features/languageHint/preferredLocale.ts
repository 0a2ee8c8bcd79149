/** The first of the reader's languages in which the site exists. */
export function preferredLocale(
  languages: readonly string[],
  locales: readonly string[],
): string | undefined {
  return languages
    .map((language) => language.toLowerCase().split('-')[0] ?? '')
    .find((language) => locales.includes(language));
}
