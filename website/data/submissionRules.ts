import {same} from './localized';
import {off, on, type SettingGroup} from './settings';

/** The built-in submission rules with their settings. */
export const submissionRules = {
  randomValues: {
    caption: {en: 'Random values', de: 'Zufallswerte'},
    settings: [
      {
        key: 'enabled',
        label: {en: 'Enable rule', de: 'Regel aktivieren'},
        meaning: {
          en: 'Switches the rule on. At first already ticked, but not saved.',
          de: 'Schaltet die Regel ein. Anfangs schon angehakt, aber nicht gespeichert.',
        },
        default: off,
        effect: {
          en: 'Switching it off resets all other fields to their defaults.',
          de: 'Das Ausschalten setzt alle anderen Felder auf ihre Standardwerte zurück.',
        },
      },
      {
        key: 'numberOfMatchingFields',
        label: {en: 'Number of matching fields', de: 'Anzahl der übereinstimmenden Felder'},
        meaning: {
          en: 'Number of fields that must contain a random value.',
          de: 'So viele Felder des Formulars müssen einen Zufallswert enthalten.',
        },
        default: same('3'),
        allowed: {en: 'from 1', de: 'ab 1'},
        effect: {
          en: 'Keep it at 2 or 3.',
          de: 'Lassen Sie es bei 2 oder 3.',
        },
      },
      {
        key: 'matchTextarea',
        label: {en: 'Match textarea', de: 'Mehrzeiliges Textfeld einschliessen'},
        meaning: {
          en: 'Also searches multi-line text fields for a separate run of characters.',
          de: 'Durchsucht auch mehrzeilige Textfelder, und zwar nach einer allein stehenden Zeichenfolge.',
        },
        default: off,
        effect: {
          en: 'Long words and parts of URLs can match.',
          de: 'Lange Wörter und Teile von URLs können passen.',
        },
      },
      {
        key: 'numberOfRandomCharacters',
        label: {en: 'Number of characters to match', de: 'Anzahl der zu suchenden Zeichen'},
        meaning: {
          en: 'Shortest length of a random value.',
          de: 'Mindestlänge eines Zufallswerts.',
        },
        default: {en: '15 characters', de: '15 Zeichen'},
        allowed: {en: 'from 5', de: 'ab 5'},
        effect: {
          en: 'Small numbers match names.',
          de: 'Kleine Zahlen passen auf Namen.',
        },
      },
      {
        key: 'requireBothCases',
        label: {
          en: 'Requires lowercase and uppercase characters',
          de: 'Klein- und Grossbuchstaben sind zwingend erforderlich',
        },
        meaning: {
          en: 'Only values with both lowercase and uppercase letters count.',
          de: 'Nur Werte mit Klein- und Großbuchstaben zählen.',
        },
        default: on,
      },
      {
        key: 'rating',
        label: {en: 'Rating', de: 'Bewertung'},
        meaning: {
          en: 'Points for a submission that matches, added once and without any factor.',
          de: 'Punkte für eine passende Einsendung, einmal und ohne Faktor.',
        },
        default: {en: '20 points', de: '20 Punkte'},
        allowed: {en: 'from 0.1', de: 'ab 0,1'},
      },
    ],
  },
} as const satisfies Record<string, SettingGroup>;
