import type {Locale} from '@site/config/locales';
import {t} from '@site/texts';

/** The signs between thousands and before decimals, in a number that has both. */
const sample = t('1,234.5');

/**
 * A number with at most two decimals and a real minus sign. Without `Intl`: initializing
 * it for a few numbers took a quarter of the time in which the page about rules is rendered.
 */
export function formatNumber(value: number, locale: Locale): string {
  const [, group = '', , , , decimal = ''] = sample[locale];
  const rounded = Math.round(value * 100) / 100;
  const [whole = '', decimals] = String(Math.abs(rounded)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return (rounded < 0 ? '−' : '') + grouped + (decimals ? decimal + decimals : '');
}
