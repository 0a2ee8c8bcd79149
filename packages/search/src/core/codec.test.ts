import {describe, expect, test} from 'vitest';
import fc from 'fast-check';
import {decodeNumbers, decodeTerms, encodeNumbers, encodeTerms} from './codec';

describe('terms', () => {
  test('are front-coded', () => {
    expect(encodeTerms(['rule', 'rules', 'ruler', 'set'])).toBe('AruleEsErAset');
  });

  test('round-trip', () => {
    const word = fc.stringMatching(/^[a-zß0-9é中]{1,40}$/);
    fc.assert(
      fc.property(fc.uniqueArray(word), (words) => {
        const sorted = [...words].sort();
        expect(decodeTerms(encodeTerms(sorted))).toEqual(sorted);
      }),
    );
  });

  test('none', () => expect(decodeTerms('')).toEqual([]));
});

describe('numbers', () => {
  test.each([[0], [44], [45], [2024], [2025], [99_999]])('%i', (number) => {
    expect(decodeNumbers(encodeNumbers([number]))).toEqual([number]);
  });

  test('round-trip as a list and need no escape in JSON', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(200_000)), (numbers) => {
        const encoded = encodeNumbers(numbers);
        expect(decodeNumbers(encoded)).toEqual(numbers);
        expect(JSON.stringify(encoded)).toBe(`"${encoded}"`);
        expect(encoded).not.toContain(' ');
      }),
    );
  });
});
