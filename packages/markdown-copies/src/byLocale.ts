/** The value for a locale, otherwise the value for its language: `en-GB`, then `en`. */
export function byLocale(values: Readonly<Record<string, string>>, locale: string) {
  return values[locale] ?? values[locale.split('-')[0] ?? ''];
}
