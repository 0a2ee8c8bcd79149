import {expect, it} from 'vitest';
import {beginning, fit} from './answer';

const more = (count: number) => `${count} more`;

it('keeps the blocks that fit and says how many do not', () => {
  expect(fit(['a', 'b'], 300, more)).toBe('a\n\nb');
  const long = fit(
    Array.from({length: 9}, () => 'x'.repeat(100)),
    500,
    more,
  );
  expect(long).toMatch(/\n\n7 more$/);
  expect(long.length).toBeLessThanOrEqual(500);
});

it('cuts a text at the end of a line or a word', () => {
  expect(beginning('short', 100)).toBe('short');
  expect(beginning('one line\ntwo words', 12)).toBe('one line');
  expect(beginning('one two three', 9)).toBe('one two');
  expect(beginning('x'.repeat(20), 10)).toBe('x'.repeat(10));
});
