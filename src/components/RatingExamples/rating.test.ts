import {describe, expect, it} from 'vitest';
import {formatSum, isSpam, pointsOf, totalOf} from './rating';

describe('points of a match', () => {
  it.each([
    [{rating: 1}, 1],
    [{rating: 5, ruleFactor: 1.5}, 7.5],
    [{rating: 2, ruleFactor: 0.5, packageFactor: 3}, 3],
    [{rating: -4}, -4],
    [{rating: 5, ruleFactor: 0}, 0],
  ])('%j gives %d', (match, points) => {
    expect(pointsOf(match)).toBe(points);
  });
});

describe('total', () => {
  it('adds every match', () => {
    expect(totalOf([{rating: 5}, {rating: 5}, {rating: -4}])).toBe(6);
  });

  it('is 0 without a match', () => {
    expect(totalOf([])).toBe(0);
  });
});

describe('spam', () => {
  it.each([
    [4.9, false],
    [5, true],
    [5.1, true],
    [-3, false],
  ])('a total of %d with a spam score of 5: %s', (total, spam) => {
    expect(isSpam(total, 5)).toBe(spam);
  });
});

describe('formatSum', () => {
  it.each([
    ['en', [{rating: 5, ruleFactor: 1.5}], '5 × 1.5 = 7.5'],
    ['de', [{rating: 5, ruleFactor: 1.5}], '5 × 1,5 = 7,5'],
    ['en', [{rating: 5}, {rating: 5}, {rating: -4}], '5 + 5 + (−4) = 6'],
    ['en', [{rating: 2, ruleFactor: 0.5, packageFactor: 3}], '2 × 0.5 × 3 = 3'],
  ] as const)('%s %j', (locale, matches, text) => {
    expect(formatSum(matches, locale)).toBe(text);
  });
});
