import {expect, it} from 'vitest';
import {countText} from './plural';

it.each([
  ['en', 0, '0 entries'],
  ['en', 1, '1 entry'],
  ['en', 2, '2 entries'],
  ['fr', 0, '0 entry'],
  ['ja', 1, '1 entry'],
])('%s, %d', (language, count, text) => {
  expect(countText('{count} entry|{count} entries', count, language)).toBe(text);
});

it.each([
  ['cs', 1, 'a 1'],
  ['cs', 3, 'b 3'],
  ['cs', 5, 'd 5'],
  ['en', 7, 'b 7'],
])('%s, %d of four forms', (language, count, text) => {
  expect(countText('a {count}|b {count}|c {count}|d {count}', count, language)).toBe(text);
});

it('one form is for every count', () => {
  expect(countText('{count} Fehler', 1, 'de')).toBe('1 Fehler');
});
