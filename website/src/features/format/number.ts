import type {Locale} from '@site/config/locales';

const signs: Record<Locale, {readonly group: string; readonly decimal: string}> = {
  en: {group: ',', decimal: '.'},
  de: {group: '.', decimal: ','},
};

/**
 * A number with at most two decimals and a real minus sign. Without `Intl`: initializing
 * it for a few numbers took a quarter of the time in which the page about rules is rendered.
 */
export function formatNumber(value: number, locale: Locale): string {
  const {group, decimal} = signs[locale];
  const rounded = Math.round(value * 100) / 100;
  const [whole = '', decimals] = String(Math.abs(rounded)).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return (rounded < 0 ? '−' : '') + grouped + (decimals ? decimal + decimals : '');
}
