import {describe, expect, it} from 'vitest';
import {defaultSpamScore, ratingExamples} from '../../../data/ratingExamples';
import {formulaOf, isSpam, pointsOf, ratingOf} from './rating';

describe('rating', () => {
  it.each([
    [{item: 5}, 5],
    [{item: 5, rule: 1.5}, 7.5],
    [{item: 2, rule: 0.5, package: 3}, 3],
    [{item: -4, rule: 2}, -8],
    [{item: 5, rule: 0}, 0],
  ])('%j gives %d points', (match, points) => {
    expect(pointsOf(match)).toBe(points);
  });

  it('counts as spam if it equals the spam score', () => {
    expect([4.9, 5, 5.1].map((rating) => isSpam(rating, 5))).toEqual([false, true, true]);
  });

  it('is the one that the page states for each example', () => {
    expect(ratingExamples.map(ratingOf)).toEqual([7.5, 3, 5, 6, -2, 20]);
    expect(ratingExamples.map((example) => isSpam(ratingOf(example), defaultSpamScore))).toEqual([
      true,
      false,
      true,
      true,
      false,
      true,
    ]);
  });

  it('is written as a formula in the language of the page', () => {
    expect(formulaOf({matches: [{item: 5, rule: 1.5}]}, 'de')).toBe('5 × 1,5');
    expect(formulaOf({matches: [{item: 5}, {item: 5}, {item: -4}]}, 'en')).toBe('5 + 5 − 4');
    expect(formulaOf({matches: [], submissionRules: [20]}, 'en')).toBe('20');
  });
});
