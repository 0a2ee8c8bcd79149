import {t, type Localized} from '../texts';

/** One match of an item; a factor that is left out counts as 1. */
export interface RatingMatch {
  readonly item: number;
  readonly rule?: number;
  readonly package?: number;
}

export interface RatingExample {
  readonly story: Localized;
  readonly matches: readonly RatingMatch[];
  /** Ratings of matching submission rules. */
  readonly submissionRules?: readonly number[];
}

export const defaultSpamScore = 5;

export const ratingExamples: readonly RatingExample[] = [
  {
    story: t('A word rated 5 in a rule with the factor 1.5.'),
    matches: [{item: 5, rule: 1.5}],
  },
  {
    story: t('An item of a rule package: rating 2, rule factor 0.5, package factor 3.'),
    matches: [{item: 2, rule: 0.5, package: 3}],
  },
  {
    story: t('Three weak items, rated 2, 2 and 1. Reaching the score is enough.'),
    matches: [{item: 2}, {item: 2}, {item: 1}],
  },
  {
    story: t(
      'A word rated 5 is in the subject and in the message, and the IP address has the rating −4.',
    ),
    matches: [{item: 5}, {item: 5}, {item: -4}],
  },
  {
    story: t('Words rated 5 and 3, sent from the email domain of a customer that is rated −10.'),
    matches: [{item: 5}, {item: 3}, {item: -10}],
  },
  {
    story: t(
      'No item matches, but the submission rule Random values does, with its default rating 20.',
    ),
    matches: [],
    submissionRules: [20],
  },
];
