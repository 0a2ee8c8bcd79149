/** The day in words, the same wherever the page is built or read. */
export function formatDate(date: Date, locale: string): string {
  return new Intl.DateTimeFormat(locale, {dateStyle: 'long', timeZone: 'UTC'}).format(date);
}
