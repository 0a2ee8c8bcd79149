import type {Locale} from '@site/config/locales';
import {fill, t} from '@site/texts';

/** With what stands before the sign. */
const shape = t('{percent}%');

/** "93 %" of all texts; complete only when not a single one is missing. A dash: no file. */
export function share(done: number | undefined, all: number, locale: Locale): string {
  if (done === undefined) return '–';
  const percent = done < all ? Math.min(99, Math.round((100 * done) / all)) : 100;
  return fill(shape[locale], {percent});
}
