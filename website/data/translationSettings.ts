import type {SettingGroup} from './settings';

/** Texts of the box that a project replaces: the fields of the form. */
export const translationSettings = {
  translation: {
    caption: {en: 'Translation', de: 'Übersetzung'},
    settings: [
      {
        key: 'translationLocale',
        label: {en: 'Locale', de: 'Ländereinstellung'},
        meaning: {
          en: 'Language of the text, with a region or script if needed.',
          de: 'Sprache des Textes, bei Bedarf mit Region oder Schrift.',
        },
        default: {en: 'none, required', de: 'keine, Pflichtfeld'},
        allowed: {
          en: 'two lowercase letters, optionally `_` and two capitals, or `_` and three to five letters; at most 8 characters: `de`, `de_CH`, `zh_Hans`',
          de: 'zwei Kleinbuchstaben, wahlweise `_` und zwei Großbuchstaben oder `_` und drei bis fünf Buchstaben; höchstens 8\u00a0Zeichen: `de`, `de_CH`, `zh_Hans`',
        },
      },
      {
        key: 'translationKey',
        label: {en: 'Base text', de: 'Ausgangstext'},
        meaning: {
          en: 'The text of the box to replace.',
          de: 'Der Text der Box, der ersetzt wird.',
        },
        default: {en: 'none, required', de: 'keiner, Pflichtfeld'},
        allowed: {en: 'one of the eleven texts', de: 'einer der elf Texte'},
        effect: {
          en: 'Add a text once for each locale: only one entry is used.',
          de: 'Legen Sie einen Text je Ländereinstellung nur einmal an: Verwendet wird nur ein Eintrag.',
        },
      },
      {
        key: 'translationText',
        label: {en: 'Translated text', de: 'Übersetzter Text'},
        meaning: {
          en: 'What visitors read instead.',
          de: 'Was Besucher stattdessen lesen.',
        },
        default: {en: 'none, required', de: 'keiner, Pflichtfeld'},
        allowed: {
          en: 'any text, with `%datetime%` and `%seconds%` where the base text has them',
          de: 'beliebiger Text, mit `%datetime%` und `%seconds%`, wo der Ausgangstext sie hat',
        },
      },
    ],
  },
} as const satisfies Record<string, SettingGroup>;
