import {formatNumber} from '@site/src/format/number';
import type {Locale} from '@site/config/locales';
import type {RatingExample, RatingMatch} from '../../../data/ratingExamples';

/** Points of one match: rating of the item × factor of its rule × factor of its package. */
export function pointsOf(match: RatingMatch): number {
  return match.item * (match.rule ?? 1) * (match.package ?? 1);
}

/** Submission rules count once and without any factor. */
export function ratingOf({matches, submissionRules = []}: Omit<RatingExample, 'story'>): number {
  const points = [...matches.map(pointsOf), ...submissionRules];
  return points.reduce((sum, value) => sum + value, 0);
}

export function isSpam(rating: number, spamScore: number): boolean {
  return rating >= spamScore;
}

/** The calculation as a formula: `5 × 1.5`, `5 + 5 − 4`. */
export function formulaOf(
  {matches, submissionRules = []}: Omit<RatingExample, 'story'>,
  locale: Locale,
): string {
  const factors = (match: RatingMatch) =>
    [match.item, match.rule, match.package]
      .filter((value) => value !== undefined)
      .map((value) => formatNumber(value, locale))
      .join(' × ');
  const parts = [
    ...matches.map(factors),
    ...submissionRules.map((value) => formatNumber(value, locale)),
  ];
  return parts.join(' + ').replace(/\+ −/g, '− ');
}
