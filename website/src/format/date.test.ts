import {completeLocales} from '@site/config/locales';
import {describe, expect, it} from 'vitest';
import {formatDate} from './date';

describe('formatDate', () => {
  it.each([
    ['en', '2026-11-15T23:59:59Z', 'November 15, 2026'],
    ['en', '2026-03-01T00:00:00Z', 'March 1, 2026'],
    ['de', '2026-11-15T23:59:59Z', '15. November 2026'],
    ['de', '2026-03-01T00:00:00Z', '1. März 2026'],
  ] as const)('%s %s → %s', (locale, time, shown) => {
    expect(formatDate(new Date(time), locale)).toBe(shown);
  });

  it.each(completeLocales)('writes every month as the platform does, %s', (locale) => {
    const platform = new Intl.DateTimeFormat(locale, {dateStyle: 'long', timeZone: 'UTC'});
    for (let month = 0; month < 12; month += 1) {
      const date = new Date(Date.UTC(2026, month, 9));
      expect(formatDate(date, locale)).toBe(platform.format(date));
    }
  });
});
