import type {Locale} from '@site/config/locales';

/** German puts a no-break space before the sign. */
const beforePercent: Record<Locale, string> = {en: '', de: '\u00a0'};

/** "93 %" of all texts; complete only when not a single one is missing. A dash: no file. */
export function share(done: number | undefined, all: number, locale: Locale): string {
  if (done === undefined) return '–';
  const percent = done < all ? Math.min(99, Math.round((100 * done) / all)) : 100;
  return `${percent}${beforePercent[locale]}%`;
}
