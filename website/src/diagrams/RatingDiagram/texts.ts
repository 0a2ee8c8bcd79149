import type {Locale} from '@site/config/locales';

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

export const texts: Readonly<Record<Locale, Texts>> = {
  en: {
    title: 'From an item to the verdict',
    description: [
      'Each match gives points: rating of the item times factor of its rule times factor of its package. Your own rules have no package factor.',
      'The points of all matches in all fields are added up.',
      'The rating of each submission rule that matches is added once.',
      'The result is the spam rating. If it is equal to or greater than the spam score, the submission is spam.',
    ],
    item: ['Item', 'rating, default 1'],
    rule: ['Rule', 'factor, default 1'],
    package: ['Rule package', 'factor, default 1'],
    points: ['Points', 'of one match'],
    sum: ['Sum', 'of all matches'],
    submissionRules: ['Submission rules', 'rating, once each'],
    rating: ['Spam rating'],
    score: ['Spam score', 'default 5'],
    spam: ['Spam'],
  },
  de: {
    title: 'Vom Eintrag zum Ergebnis',
    description: [
      'Jeder Treffer gibt Punkte: Bewertung des Eintrags mal Faktor seiner Regel mal Faktor seines Pakets. Eigene Regeln haben keinen Paketfaktor.',
      'Die Punkte aller Treffer in allen Feldern werden zusammengezählt.',
      'Die Bewertung jeder passenden Einsenderegel kommt einmal dazu.',
      'Das Ergebnis ist die Spam-Bewertung. Ist sie gleich oder größer als der Spam-Grenzwert, ist die Einsendung Spam.',
    ],
    item: ['Eintrag', 'Bewertung, sonst 1'],
    rule: ['Regel', 'Faktor, sonst 1'],
    package: ['Regelpaket', 'Faktor, sonst 1'],
    points: ['Punkte', 'eines Treffers'],
    sum: ['Summe', 'aller Treffer'],
    submissionRules: ['Einsenderegeln', 'Bewertung, je einmal'],
    rating: ['Spam-Bewertung'],
    score: ['Spam-Grenzwert', 'Standard 5'],
    spam: ['Spam'],
  },
};
