import {describe, expect, it} from 'vitest';
import {formatDate} from './formatDate';

describe('formatDate', () => {
  it.each([
    ['en', '2026-11-15T23:59:59Z', 'November 15, 2026'],
    ['en', '2026-03-01T00:00:00Z', 'March 1, 2026'],
    ['de', '2026-11-15T23:59:59Z', '15. November 2026'],
    ['de', '2026-03-01T00:00:00Z', '1. März 2026'],
  ])('%s %s → %s', (locale, time, shown) => {
    expect(formatDate(new Date(time), locale)).toBe(shown);
  });
});
