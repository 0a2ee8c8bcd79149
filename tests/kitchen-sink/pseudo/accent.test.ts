import {expect, it} from 'vitest';
import {accent} from './accent';

it.each([
  ['Search', 'Šéárçh ñöw'],
  ['{count} results ', '{count} réšültš ñöw ñöw '],
  [' · ', ' · '],
])('%j becomes %j', (text, longer) => {
  expect(accent(text)).toBe(longer);
});
