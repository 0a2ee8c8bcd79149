import type {Localized} from './localized';

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
    story: {
      en: 'A word rated 5 in a rule with the factor 1.5.',
      de: 'Ein Wort mit Bewertung 5 in einer Regel mit dem Faktor 1,5.',
    },
    matches: [{item: 5, rule: 1.5}],
  },
  {
    story: {
      en: 'An item of a rule package: rating 2, rule factor 0.5, package factor 3.',
      de: 'Ein Eintrag aus einem Regelpaket: Bewertung 2, Regelfaktor 0,5, Paketfaktor 3.',
    },
    matches: [{item: 2, rule: 0.5, package: 3}],
  },
  {
    story: {
      en: 'Three weak items, rated 2, 2 and 1. Reaching the score is enough.',
      de: 'Drei schwache Einträge mit den Bewertungen 2, 2 und 1. Den Grenzwert zu erreichen genügt.',
    },
    matches: [{item: 2}, {item: 2}, {item: 1}],
  },
  {
    story: {
      en: 'A word rated 5 is in the subject and in the message, and the IP address has the rating −4.',
      de: 'Ein Wort mit Bewertung 5 steht im Betreff und in der Nachricht, und die IP-Adresse hat die Bewertung −4.',
    },
    matches: [{item: 5}, {item: 5}, {item: -4}],
  },
  {
    story: {
      en: 'Words rated 5 and 3, sent from the email domain of a customer that is rated −10.',
      de: 'Wörter mit den Bewertungen 5 und 3, gesendet mit der E-Mail-Domain eines Kunden, die mit −10 bewertet ist.',
    },
    matches: [{item: 5}, {item: 3}, {item: -10}],
  },
  {
    story: {
      en: 'No item matches, but the submission rule Random values does, with its default rating 20.',
      de: 'Kein Eintrag passt, aber die Einsenderegel Zufallswerte, mit ihrer Standardbewertung 20.',
    },
    matches: [],
    submissionRules: [20],
  },
];
