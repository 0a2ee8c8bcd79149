import type {Localized} from '@site/data/localized';
import type {Match} from './rating';

export interface RatingExample {
  readonly id: string;
  readonly situation: Localized;
  readonly matches: readonly Match[];
}

/** The limit in all examples: the value of a new project. */
export const spamScore = 5;

export const examples: readonly RatingExample[] = [
  {
    id: 'once-a-field',
    situation: {
      en: 'Item with rating 1; its word stands three times in the field “message”. An item counts once for each field.',
      de: 'Eintrag mit der Bewertung 1; sein Wort steht dreimal im Feld „message“. Ein Eintrag zählt je Feld einmal.',
    },
    matches: [{rating: 1}],
  },
  {
    id: 'rule-factor',
    situation: {
      en: 'Item with rating 5 in a field rule with the factor 1.5.',
      de: 'Eintrag mit der Bewertung 5 in einer Feldregel mit dem Faktor 1,5.',
    },
    matches: [{rating: 5, ruleFactor: 1.5}],
  },
  {
    id: 'package-factor',
    situation: {
      en: 'Item with rating 2 in a rule with the factor 0.5, inside a rule package with the factor 3.',
      de: 'Eintrag mit der Bewertung 2 in einer Regel mit dem Faktor 0,5, in einem Regelpaket mit dem Faktor 3.',
    },
    matches: [{rating: 2, ruleFactor: 0.5, packageFactor: 3}],
  },
  {
    id: 'exactly-the-limit',
    situation: {
      en: 'Three items with the ratings 2, 2 and 1 match. The total reaches the limit exactly, and that is enough.',
      de: 'Drei Einträge mit den Bewertungen 2, 2 und 1 treffen zu. Die Summe erreicht den Grenzwert genau, und das genügt.',
    },
    matches: [{rating: 2}, {rating: 2}, {rating: 1}],
  },
  {
    id: 'two-fields',
    situation: {
      en: 'Item with rating 5 matches in two fields; the IP address of the visitor matches an item with rating −4.',
      de: 'Eintrag mit der Bewertung 5 trifft in zwei Feldern zu; die IP-Adresse des Besuchers passt zu einem Eintrag mit der Bewertung −4.',
    },
    matches: [{rating: 5}, {rating: 5}, {rating: -4}],
  },
  {
    id: 'known-sender',
    situation: {
      en: 'Item with rating 5 matches in one field, the address of a known sender matches an item with rating −10.',
      de: 'Eintrag mit der Bewertung 5 trifft in einem Feld zu, die Adresse eines bekannten Absenders passt zu einem Eintrag mit der Bewertung −10.',
    },
    matches: [{rating: 5}, {rating: -10}],
  },
  {
    id: 'submission-rule',
    situation: {
      en: 'The submission rule “Random values” matches with its default rating of 20. It counts once and has no factor.',
      de: 'Die Einsenderegel „Zufallswerte“ trifft mit ihrer voreingestellten Bewertung von 20 zu. Sie zählt einmal und hat keinen Faktor.',
    },
    matches: [{rating: 20}],
  },
];
