import type {Screen} from './types';

/** /project/{id}/tools/export */
export const toolsExport: Screen = {
  size: {en: [1200, 945], de: [1200, 985]},
  themes: ['light', 'dark'],
  caption: {en: 'The export of a project', de: 'Der Export eines Projekts'},
  alt: {
    en: 'Seven ticked checkboxes for what the export includes, notes on what is never exported, and the export button.',
    de: 'Sieben angehakte Kontrollkästchen für den Inhalt des Exports, Hinweise, was nie exportiert wird, und die Schaltfläche zum Exportieren.',
  },
  crop: {en: [222, 196, 946, 662], de: [222, 196, 946, 662]},
  marks: {
    help: {label: {en: 'Help', de: 'Hilfe'}, en: [1063, 140, 91, 41], de: [1063, 140, 91, 41]},
    export: {
      label: {en: 'Export', de: 'Exportieren'},
      en: [1050, 880, 104, 41],
      de: [1016, 920, 138, 41],
    },
    'general-settings': {
      label: {en: 'General settings', de: 'Haupteinstellungen'},
      en: [256, 374, 144, 20],
      de: [256, 394, 163, 20],
    },
    'design-settings': {
      label: {en: 'Design settings', de: 'Darstellungseinstellungen'},
      en: [553, 374, 139, 20],
      de: [553, 394, 206, 20],
    },
    'security-settings': {
      label: {en: 'Security settings', de: 'Sicherheitseinstellungen'},
      en: [851, 374, 147, 20],
      de: [851, 394, 197, 20],
    },
    translations: {
      label: {en: 'Translations', de: 'Übersetzungen'},
      en: [256, 465, 116, 20],
      de: [256, 485, 137, 20],
    },
    'submission-rules': {
      label: {en: 'Submission rules', de: 'Einsenderegeln'},
      en: [553, 465, 148, 20],
      de: [553, 485, 137, 20],
    },
    'field-rules': {
      label: {en: 'Field rules', de: 'Feldregeln'},
      en: [851, 465, 104, 20],
      de: [851, 485, 105, 20],
    },
    'rule-packages': {
      label: {en: 'Rule packages', de: 'Regel-Pakete'},
      en: [256, 540, 132, 20],
      de: [256, 560, 124, 20],
    },
  },
};

/** /project/{id}/tools/import */
export const toolsImport: Screen = {
  size: {en: [1200, 1023], de: [1200, 1063]},
  themes: ['light', 'dark'],
  caption: {en: 'The import into a project', de: 'Der Import in ein Projekt'},
  alt: {
    en: 'Field for the file to import, seven checkboxes for its data, and a button that simulates the import.',
    de: 'Feld für die zu importierende Datei, sieben Kontrollkästchen für ihre Daten und eine Schaltfläche, die den Import simuliert.',
  },
  crop: {en: [222, 196, 946, 662], de: [222, 196, 946, 662]},
  marks: {
    help: {label: {en: 'Help', de: 'Hilfe'}, en: [1063, 140, 91, 41], de: [1063, 140, 91, 41]},
    import: {
      label: {en: 'Import', de: 'Importieren'},
      en: [256, 225, 51, 24],
      de: [256, 225, 89, 24],
    },
    'file-to-import': {
      label: {en: 'File to import', de: 'Zu importierende Datei'},
      en: [256, 394, 877, 68],
      de: [256, 414, 877, 68],
    },
    'general-settings': {
      label: {en: 'General settings', de: 'Haupteinstellungen'},
      en: [256, 514, 144, 20],
      de: [256, 534, 163, 20],
    },
    'design-settings': {
      label: {en: 'Design settings', de: 'Darstellungseinstellungen'},
      en: [553, 514, 139, 20],
      de: [553, 534, 206, 20],
    },
    'security-settings': {
      label: {en: 'Security settings', de: 'Sicherheitseinstellungen'},
      en: [851, 514, 147, 20],
      de: [851, 534, 197, 20],
    },
    translations: {
      label: {en: 'Translations', de: 'Übersetzungen'},
      en: [256, 605, 116, 20],
      de: [256, 625, 137, 20],
    },
    'submission-rules': {
      label: {en: 'Submission rules', de: 'Einsenderegeln'},
      en: [553, 605, 148, 20],
      de: [553, 625, 137, 20],
    },
    'field-rules': {
      label: {en: 'Field rules', de: 'Feldregeln'},
      en: [851, 605, 104, 20],
      de: [851, 625, 105, 20],
    },
    'rule-packages': {
      label: {en: 'Rule packages', de: 'Regel-Pakete'},
      en: [256, 680, 132, 20],
      de: [256, 700, 124, 20],
    },
    'simulate-import': {
      label: {en: 'Simulate import', de: 'Import simulieren'},
      en: [988, 958, 166, 41],
      de: [977, 998, 177, 41],
    },
  },
};

/** /project/{id}/tools/rule-tester */
export const toolsRuleTester: Screen = {
  size: {en: [1200, 643], de: [1200, 659]},
  themes: ['light', 'dark'],
  caption: {en: 'The result of the rule tester', de: 'Das Ergebnis des Regel-Testers'},
  alt: {
    en: 'Result for a text: it is spam, with a rating of 5 and a score of 5. The list of matched rules is empty.',
    de: 'Ergebnis für einen Text: Er ist Spam, mit Bewertung 5 und Grenzwert 5. Die Liste der passenden Regeln ist leer.',
  },
  crop: {en: [222, 196, 946, 435], de: [222, 196, 946, 451]},
  marks: {
    help: {label: {en: 'Help', de: 'Hilfe'}, en: [1063, 140, 91, 41], de: [1063, 140, 91, 41]},
    'rule-tester': {
      label: {en: 'Rule tester', de: 'Regel-Tester'},
      en: [46, 156, 109, 28],
      de: [46, 156, 128, 28],
    },
    'test-result': {
      label: {en: 'Test result', de: 'Test-Resultat'},
      en: [256, 225, 81, 24],
      de: [256, 225, 103, 24],
    },
    'rule-type': {
      label: {en: 'Rule type', de: 'Regel-Typ'},
      en: [256, 533, 175, 33],
      de: [256, 550, 175, 33],
    },
    value: {label: {en: 'Value', de: 'Wert'}, en: [431, 533, 614, 33], de: [431, 550, 586, 33]},
    rating: {
      label: {en: 'Rating', de: 'Bewertung'},
      en: [1045, 533, 64, 33],
      de: [1017, 550, 92, 33],
    },
    'is-spam': {
      label: {en: 'Is spam', de: 'Ist Spam'},
      en: [256, 430, 110, 50],
      de: [256, 446, 110, 50],
    },
    'spam-rating': {
      label: {en: 'Spam rating', de: 'Spam-Bewertung'},
      en: [553, 430, 130, 50],
      de: [553, 446, 130, 50],
    },
    'spam-score': {
      label: {en: 'Spam score', de: 'Spam-Grenzwert'},
      en: [851, 430, 130, 50],
      de: [851, 446, 130, 50],
    },
  },
};
