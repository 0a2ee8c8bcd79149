import type {Locale} from '@site/config/locales';
import {fill, t} from '@site/texts';

const shape = t('{month} {day}, {year}');

const months = t(
  'January February March April May June July August September October November December',
);

const monthOf = (date: Date, locale: Locale) => months[locale].split(' ')[date.getUTCMonth()] ?? '';

/**
 * The day in words, the same on every machine. Without `Intl`: initializing it for one date took a third
 * of the time of hydration.
 */
export function formatDate(date: Date, locale: Locale): string {
  const month = monthOf(date, locale);
  const [day, year] = [date.getUTCDate(), date.getUTCFullYear()];
  return fill(shape[locale], {day, month, year});
}

/** Month and year, in all languages in this order. */
export const formatMonth = (date: Date, locale: Locale): string =>
  `${monthOf(date, locale)} ${date.getUTCFullYear()}`;
