import {describe, expect, it} from 'vitest';
import {preferredLocale} from './preferredLocale';

describe('preferredLocale', () => {
  it.each([
    [['de'], 'de'],
    [['de-CH', 'en'], 'de'],
    [['fr', 'en-US', 'de'], 'en'],
    [['EN-gb'], 'en'],
    [['fr-FR', 'it'], undefined],
    [['den'], undefined],
    [[], undefined],
  ])('%j → %s', (languages, locale) => {
    expect(preferredLocale(languages, ['en', 'de'])).toBe(locale);
  });
});
