import {describe, expect, test} from 'vitest';
import {allowedMistakes, mayBeTypo, typingDistance} from './fuzzy';

describe('typingDistance', () => {
  test.each<[string, string, number]>([
    ['rules', 'rules', 0],
    ['ruels', 'rules', 1],
    ['rles', 'rules', 1],
    ['rulles', 'rules', 1],
    ['rulez', 'rules', 1],
    ['instlalaton', 'installation', 2],
    ['isntlalaton', 'installation', 3],
    ['abc', 'xyz', 3],
  ])('%s → %s: %i', (typed, term, distance) => {
    expect(typingDistance(typed, term, 2, false)).toBe(distance);
  });

  test.each<[string, string, number]>([
    ['instl', 'installation', 1],
    ['insta', 'installation', 0],
    ['verfic', 'verification', 1],
  ])('%s begins %s: %i', (typed, term, distance) => {
    expect(typingDistance(typed, term, 2, true)).toBe(distance);
  });

  test.each([
    [0, 0],
    [3, 0],
    [4, 1],
    [7, 1],
    [8, 2],
    [40, 2],
  ])('%i letters: %i', (length, mistakes) => {
    expect(allowedMistakes(length)).toBe(mistakes);
  });

  test.each<[string, string, boolean]>([
    ['rules', 'rules', true],
    ['urles', 'rules', true],
    ['ules', 'rules', true],
    ['xrules', 'rules', true],
    ['mules', 'rules', false],
  ])('%s may mean %s: %s', (typed, term, expected) =>
    expect(mayBeTypo(typed, term)).toBe(expected),
  );
});
