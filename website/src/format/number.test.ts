import {completeLocales} from '@site/config/locales';
import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {formatNumber} from './number';

describe('formatNumber', () => {
  it.each([
    ['en', 1.5, '1.5'],
    ['de', 1.5, '1,5'],
    ['en', -4, '−4'],
    ['de', 100_000, '100.000'],
    ['en', 1_234_567.891, '1,234,567.89'],
    ['en', -0.001, '0'],
  ] as const)('%s %d → %s', (locale, value, shown) => {
    expect(formatNumber(value, locale)).toBe(shown);
  });

  it.each(completeLocales)('writes numbers as the platform does, %s', (locale) => {
    const platform = new Intl.NumberFormat(locale, {maximumFractionDigits: 2});
    fc.assert(
      fc.property(fc.integer({min: -1e9, max: 1e9}), (hundredths) => {
        const value = hundredths / 100;
        expect(formatNumber(value, locale)).toBe(platform.format(value).replace('-', '−'));
      }),
    );
  });
});
