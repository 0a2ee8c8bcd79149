import type {Locale} from '@site/config/locales';
import {inEachLanguage} from '@site/texts';

interface Texts {
  readonly title: string;
  readonly description: readonly string[];
  readonly item: readonly string[];
  readonly rule: readonly string[];
  readonly package: readonly string[];
  readonly points: readonly string[];
  readonly sum: readonly string[];
  readonly submissionRules: readonly string[];
  readonly rating: readonly string[];
  readonly score: readonly string[];
  readonly spam: readonly string[];
}

export const texts: Readonly<Record<Locale, Texts>> = inEachLanguage((t) => ({
  title: t('From an item to the verdict'),
  description: [
    t(
      'Each match gives points: rating of the item times factor of its rule times factor of its package. Your own rules have no package factor.',
    ),
    t('The points of all matches in all fields are added up.'),
    t('The rating of each submission rule that matches is added once.'),
    t(
      'The result is the spam rating. If it is equal to or greater than the spam score, the submission is spam.',
    ),
  ],
  item: [t('Item'), t('rating, default 1')],
  rule: [t('Rule'), t('factor, default 1')],
  package: [t('Rule package'), t('factor, default 1')],
  points: [t('Points'), t('of one match')],
  sum: [t('Sum'), t('of all matches')],
  submissionRules: [t('Submission rules'), t('rating, once each')],
  rating: [t('Spam rating')],
  score: [t('Spam score'), t('default 5')],
  spam: [t('Spam')],
}));
