import {describe, expect, test} from 'vitest';
import fc from 'fast-check';
import {fold} from './fold';

describe('fold', () => {
  test.each([
    ['Überprüfung', 'uberprufung'],
    ['Ueberpruefung', 'uberprufung'],
    ['UBERPRUFUNG', 'uberprufung'],
    ['Größe', 'grosse'],
    ['Groesse', 'grosse'],
    ['GRÖSSE', 'grosse'],
    ['Häufigkeit', 'haufigkeit'],
    ['neue', 'neu'],
    ['Café', 'cafe'],
    ['U\u0308berpru\u0308fung', 'uberprufung'],
  ])('German %s → %s', (text, folded) => expect(fold(text, 'de')).toBe(folded));

  test.each([
    ['Queue', 'queue'],
    ['naïve', 'naive'],
    ['VALUE', 'value'],
  ])('English %s → %s', (text, folded) => expect(fold(text, 'en')).toBe(folded));

  test('a prefix folds to a prefix', () => {
    const word = fc.stringMatching(/^[a-zäöüß]{1,20}$/);
    fc.assert(
      fc.property(word, fc.nat(20), (text, end) =>
        fold(text, 'de').startsWith(fold(text.slice(0, end), 'de')),
      ),
    );
  });
});
