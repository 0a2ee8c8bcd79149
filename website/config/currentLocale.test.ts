import {expect, it} from 'vitest';
import {currentLocale} from './currentLocale';

it.each([
  ['de', 'de'],
  ['en-XA', 'en'],
  ['', 'en'],
  ['undefined', 'en'],
])('%j is %s', (variable, expected) => {
  expect(currentLocale(variable)).toBe(expected);
});

it('refuses a language without texts', () => {
  expect(() => currentLocale('xx')).toThrow('There are no texts in "xx".');
});
