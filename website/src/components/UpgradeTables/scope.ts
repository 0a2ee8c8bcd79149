import type {Locale} from '@site/config/locales';
import type {Change, Defect} from '@site/data/upgrades';
import {scopeTexts, tableTexts} from './texts';

/** Whom a fact concerns, for a cell. */
export function scopeOf(fact: Change | Defect, locale: Locale): string {
  const text = tableTexts[locale];
  const names = (list: Change['kinds'] | Change['databases'] = []) =>
    list.map((each) => scopeTexts[each][locale]).join(', ');
  const before = 'fixed' in fact ? fact.comingFromBefore : undefined;
  const parts = [names(fact.kinds), names(fact.databases), before ? text.before(before) : ''];
  return parts.filter(Boolean).join('; ') || text.everyone;
}
