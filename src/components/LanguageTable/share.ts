import type {Locale} from '@site/config/locales';

/** "93 %" of all texts; complete only when not a single one is missing. A dash: no file. */
export function share(done: number | undefined, all: number, locale: Locale): string {
  if (done === undefined) return '–';
  const percent = done < all ? Math.min(99, Math.round((100 * done) / all)) : 100;
  // German puts a (no-break) space before the sign.
  return locale === 'de' ? `${percent}\u00a0%` : `${percent}%`;
}
