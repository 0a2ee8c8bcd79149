import type {Screen} from './types';

/** /project/{id}/rules/field-rules/ */
export const fieldRules: Screen = {
  size: {en: [1200, 657], de: [1200, 657]},
  themes: ['light', 'dark'],
  caption: {en: 'The field rules of a project', de: 'Die Feldregeln eines Projekts'},
  alt: {
    en: 'List of five active field rules with name, type, status and buttons to edit and delete.',
    de: 'Liste mit fünf aktiven Feldregeln mit Name, Typ, Status und Schaltflächen zum Bearbeiten und Löschen.',
  },
  crop: {en: [24, 122, 1152, 523], de: [24, 122, 1152, 523]},
  focus: {en: [226, 196, 460, 400], de: [226, 196, 460, 400]},
  marks: {
    help: {label: {en: 'Help', de: 'Hilfe'}, en: [808, 140, 91, 41], de: [816, 140, 91, 41]},
    'filter-the-list-of-rules': {
      label: {en: 'Filter the list of rules', de: 'Liste der Regeln filtern'},
      en: [907, 140, 72, 41],
      de: [914, 140, 72, 41],
    },
    'create-field-rule': {
      label: {en: 'Create field rule', de: 'Regel erstellen'},
      en: [987, 140, 167, 41],
      de: [995, 140, 159, 41],
    },
    'field-rules': {
      label: {en: 'Field rules', de: 'Feldregeln'},
      en: [46, 156, 103, 28],
      de: [46, 156, 105, 28],
    },
    name: {label: {en: 'Name', de: 'Name'}, en: [236, 209, 367, 33], de: [236, 209, 367, 33]},
    type: {label: {en: 'Type', de: 'Typ'}, en: [603, 209, 208, 33], de: [603, 209, 172, 33]},
    status: {label: {en: 'Status', de: 'Status'}, en: [811, 209, 124, 33], de: [774, 209, 100, 33]},
    actions: {
      label: {en: 'Actions', de: 'Aktionen'},
      en: [935, 209, 218, 33],
      de: [875, 209, 278, 33],
    },
    edit: {label: {en: 'Edit', de: 'Bearbeiten'}, en: [947, 254, 86, 41], de: [887, 254, 133, 41]},
    delete: {
      label: {en: 'Delete', de: 'Löschen'},
      en: [1041, 254, 104, 41],
      de: [1028, 254, 117, 41],
    },
  },
};

/** /project/{id}/rules/field-rules/create/choose-type */
export const fieldRuleChooseType: Screen = {
  size: {en: [712, 990], de: [712, 970]},
  themes: ['light', 'dark'],
  caption: {en: 'The types of a field rule', de: 'Die Typen einer Feldregel'},
  alt: {
    en: 'Eight cards, one for each type of field rule, with what it filters and the kinds of its items.',
    de: 'Acht Karten, eine für jeden Typ einer Feldregel, mit dem, was er filtert, und seinen Arten von Einträgen.',
  },
  crop: {en: [36, 36, 640, 680], de: [36, 36, 640, 680]},
  focus: {en: [40, 40, 324, 470], de: [40, 40, 324, 470]},
  marks: {
    'choose-type': {
      label: {en: 'Choose type', de: 'Typ wählen'},
      en: [306, 53, 102, 24],
      de: [311, 53, 92, 24],
    },
    domain: {label: {en: 'Domain', de: 'Domain'}, en: [53, 157, 295, 154], de: [53, 177, 295, 134]},
    email: {label: {en: 'Email', de: 'E-Mail'}, en: [364, 157, 295, 154], de: [364, 177, 295, 134]},
    'ip-address': {
      label: {en: 'IP address', de: 'IP-Adresse'},
      en: [53, 327, 295, 174],
      de: [53, 327, 295, 174],
    },
    provider: {
      label: {en: 'Provider', de: 'Anbieter'},
      en: [364, 327, 295, 174],
      de: [364, 327, 295, 174],
    },
    'unicode-block': {
      label: {en: 'Unicode block', de: 'Unicode-Block'},
      en: [53, 517, 295, 174],
      de: [53, 517, 295, 174],
    },
    'user-agent': {
      label: {en: 'User agent', de: 'User-Agent'},
      en: [364, 517, 295, 174],
      de: [364, 517, 295, 174],
    },
    website: {
      label: {en: 'Website', de: 'Website'},
      en: [53, 707, 295, 214],
      de: [53, 707, 295, 194],
    },
    word: {label: {en: 'Word', de: 'Wort'}, en: [364, 707, 295, 214], de: [364, 707, 295, 194]},
  },
};

/** /project/{id}/rules/field-rules/{id}/edit */
export const fieldRuleEditor: Screen = {
  size: {en: [1200, 949], de: [1200, 949]},
  themes: ['light', 'dark'],
  caption: {en: 'The editor of a field rule', de: 'Der Editor einer Feldregel'},
  alt: {
    en: 'On the left name, description, status and factor of the rule, on the right its items with type, value and rating.',
    de: 'Links Name, Beschreibung, Status und Faktor der Regel, rechts ihre Einträge mit Typ, Wert und Bewertung.',
  },
  crop: {en: [24, 122, 1152, 806], de: [24, 122, 1152, 806]},
  focus: {en: [430, 208, 460, 440], de: [430, 208, 460, 440]},
  marks: {
    'field-rule': {
      label: {en: 'Field rule', de: 'Regel'},
      en: [67, 225, 70, 24],
      de: [67, 225, 43, 24],
    },
    items: {label: {en: 'Items', de: 'Einträge'}, en: [442, 226, 42, 24], de: [442, 226, 64, 24]},
    help: {label: {en: 'Help', de: 'Hilfe'}, en: [1070, 225, 63, 27], de: [1071, 225, 62, 27]},
    name: {label: {en: 'Name', de: 'Name'}, en: [67, 282, 317, 68], de: [67, 282, 317, 68]},
    'selected-items': {
      label: {en: 'Selected items', de: 'Ausgewählte Einträge'},
      en: [442, 277, 145, 40],
      de: [442, 277, 193, 40],
    },
    type: {label: {en: 'Type', de: 'Typ'}, en: [478, 327, 182, 32], de: [478, 327, 182, 32]},
    value: {label: {en: 'Value', de: 'Wert'}, en: [660, 327, 365, 32], de: [660, 327, 365, 32]},
    rating: {
      label: {en: 'Rating', de: 'Bewertung'},
      en: [1025, 327, 128, 32],
      de: [1025, 327, 128, 32],
    },
    description: {
      label: {en: 'Description', de: 'Beschreibung'},
      en: [67, 366, 317, 178],
      de: [67, 366, 317, 178],
    },
    status: {label: {en: 'Status', de: 'Status'}, en: [67, 560, 317, 68], de: [67, 560, 317, 68]},
    'page-size': {
      label: {en: 'Page size', de: 'Seitenumfang'},
      en: [880, 623, 59, 25],
      de: [803, 623, 59, 25],
    },
    'spam-rating-factor': {
      label: {en: 'Spam rating factor', de: 'Spam-Bewertungsfaktor'},
      en: [67, 644, 317, 68],
      de: [67, 644, 317, 68],
    },
    'add-item': {
      label: {en: 'Add item', de: 'Eintrag hinzufügen'},
      en: [882, 277, 150, 41],
      de: [807, 277, 217, 41],
    },
    filter: {
      label: {en: 'Filter', de: 'Filtern'},
      en: [1040, 277, 93, 41],
      de: [1032, 277, 101, 41],
    },
    'save-changes': {
      label: {en: 'Save changes', de: 'Änderungen speichern'},
      en: [1000, 884, 154, 41],
      de: [941, 884, 213, 41],
    },
    'export-items': {
      label: {en: 'Export items', de: 'Einträge exportieren'},
      en: [528, 884, 144, 41],
      de: [502, 884, 196, 41],
    },
  },
};

/** /project/{id}/rule-packages/ */
export const rulePackages: Screen = {
  size: {en: [1200, 394], de: [1200, 394]},
  themes: ['light', 'dark'],
  caption: {en: 'The rule packages of a project', de: 'Die Regelpakete eines Projekts'},
  alt: {
    en: 'Table with one rule package from a URL, its status and the times of the last refresh and update.',
    de: 'Tabelle mit einem Regelpaket von einer URL, seinem Status und den Zeiten der letzten Aktualisierung und Änderung.',
  },
  crop: {en: [24, 122, 1152, 260], de: [24, 122, 1152, 260]},
  focus: {en: [36, 196, 520, 170], de: [36, 196, 520, 170]},
  marks: {
    help: {label: {en: 'Help', de: 'Hilfe'}, en: [716, 140, 91, 41], de: [635, 140, 91, 41]},
    'update-cache': {
      label: {en: 'Update cache', de: 'Cache aktualisieren'},
      en: [815, 140, 153, 41],
      de: [733, 140, 192, 41],
    },
    'add-rule-package': {
      label: {en: 'Add rule package', de: 'Regel-Paket hinzufügen'},
      en: [977, 140, 177, 41],
      de: [933, 140, 221, 41],
    },
    name: {label: {en: 'Name', de: 'Name'}, en: [47, 209, 200, 33], de: [47, 209, 151, 33]},
    type: {label: {en: 'Type', de: 'Typ'}, en: [247, 209, 204, 33], de: [198, 209, 191, 33]},
    status: {label: {en: 'Status', de: 'Status'}, en: [451, 209, 87, 33], de: [389, 209, 86, 33]},
    'refreshed-at': {
      label: {en: 'Refreshed at', de: 'Aktualisiert am'},
      en: [538, 209, 152, 33],
      de: [475, 209, 136, 33],
    },
    'updated-at': {
      label: {en: 'Updated at', de: 'Geändert am'},
      en: [690, 209, 145, 33],
      de: [611, 209, 120, 33],
    },
    actions: {
      label: {en: 'Actions', de: 'Aktionen'},
      en: [834, 209, 319, 33],
      de: [732, 209, 421, 33],
    },
    view: {label: {en: 'View', de: 'Anschauen'}, en: [846, 254, 93, 41], de: [744, 254, 135, 41]},
    edit: {label: {en: 'Edit', de: 'Bearbeiten'}, en: [947, 254, 86, 41], de: [887, 254, 133, 41]},
    delete: {
      label: {en: 'Delete', de: 'Löschen'},
      en: [1041, 254, 104, 41],
      de: [1028, 254, 117, 41],
    },
  },
};

/** /project/{id}/rule-packages/add/choose-type */
export const rulePackageChooseType: Screen = {
  size: {en: [712, 746], de: [712, 766]},
  themes: ['light', 'dark'],
  caption: {en: 'The sources of a rule package', de: 'Die Quellen eines Regelpakets'},
  alt: {
    en: 'Four cards: automatically from URL, automatically from file, manually via CLI and manually via API.',
    de: 'Vier Karten: automatisch von einer URL, automatisch aus einer Datei, manuell über die CLI und manuell über die API.',
  },
  crop: {en: [36, 36, 640, 674], de: [36, 36, 640, 680]},
  focus: {en: [40, 150, 324, 470], de: [40, 150, 324, 470]},
  marks: {
    'choose-type': {
      label: {en: 'Choose type', de: 'Typ wählen'},
      en: [306, 53, 102, 24],
      de: [311, 53, 92, 24],
    },
    'automatically-from-url': {
      label: {en: 'Automatically from URL', de: 'Automatisch von URL'},
      en: [53, 257, 295, 154],
      de: [53, 277, 295, 154],
    },
    'automatically-from-file': {
      label: {en: 'Automatically from file', de: 'Automatisch aus Datei'},
      en: [364, 257, 295, 154],
      de: [364, 277, 295, 154],
    },
    'manually-via-cli': {
      label: {en: 'Manually via CLI', de: 'Manuell über CLI'},
      en: [53, 523, 295, 154],
      de: [53, 543, 295, 154],
    },
    'manually-via-api': {
      label: {en: 'Manually via API', de: 'Manuell über API'},
      en: [364, 523, 295, 154],
      de: [364, 543, 295, 154],
    },
  },
};

/** /project/{id}/rule-packages/{id}/view */
export const rulePackageView: Screen = {
  size: {en: [1200, 705], de: [1200, 705]},
  themes: ['light', 'dark'],
  caption: {en: 'A rule package and its rules', de: 'Ein Regelpaket und seine Regeln'},
  alt: {
    en: 'Card with source, status, factor and times of a package, above the table of its two field rules.',
    de: 'Karte mit Quelle, Status, Faktor und Zeiten eines Pakets, über der Tabelle seiner zwei Feldregeln.',
  },
  crop: {en: [24, 122, 1152, 571], de: [24, 122, 1152, 571]},
  focus: {en: [40, 200, 460, 430], de: [40, 200, 460, 430]},
  marks: {
    'rule-package-details': {
      label: {en: 'Rule package details', de: 'Details des Regel-Paketes'},
      en: [67, 226, 158, 24],
      de: [67, 226, 200, 24],
    },
    'how-to-import': {
      label: {en: 'How to import', de: 'Wie importieren'},
      en: [1015, 225, 118, 27],
      de: [1006, 225, 127, 27],
    },
    'update-cache': {
      label: {en: 'Update cache', de: 'Cache aktualisieren'},
      en: [920, 415, 153, 41],
      de: [882, 415, 192, 41],
    },
    'filter-the-list-of-rules': {
      label: {en: 'Filter the list of rules', de: 'Liste der Regeln filtern'},
      en: [1082, 415, 72, 41],
      de: [1082, 415, 72, 41],
    },
    name: {label: {en: 'Name', de: 'Name'}, en: [47, 464, 435, 33], de: [47, 464, 387, 33]},
    type: {label: {en: 'Type', de: 'Typ'}, en: [482, 464, 219, 33], de: [434, 464, 201, 33]},
    'number-of-items': {
      label: {en: 'Number of items', de: 'Anzahl Einträge'},
      en: [701, 464, 165, 33],
      de: [635, 464, 159, 33],
    },
    'spam-rating-factor': {
      label: {en: 'Spam rating factor', de: 'Spam-Bewertungsfaktor'},
      en: [866, 464, 166, 33],
      de: [794, 464, 196, 33],
    },
    actions: {
      label: {en: 'Actions', de: 'Aktionen'},
      en: [1032, 464, 121, 33],
      de: [990, 464, 163, 33],
    },
    view: {label: {en: 'View', de: 'Anschauen'}, en: [1044, 509, 93, 41], de: [1002, 509, 135, 41]},
  },
};

/** /project/{id}/rules/submission-rules/ */
export const submissionRules: Screen = {
  size: {en: [1200, 394], de: [1200, 394]},
  themes: ['light', 'dark'],
  caption: {en: 'The submission rules of a project', de: 'Die Einsenderegeln eines Projekts'},
  alt: {
    en: 'List with one submission rule, random values, which is enabled and has a button to configure it.',
    de: 'Liste mit einer Einsenderegel, Zufallswerte, die aktiviert ist und eine Schaltfläche zum Konfigurieren hat.',
  },
  crop: {en: [222, 196, 946, 186], de: [222, 196, 946, 186]},
  marks: {
    help: {label: {en: 'Help', de: 'Hilfe'}, en: [1063, 140, 91, 41], de: [1063, 140, 91, 41]},
    'submission-rules': {
      label: {en: 'Submission rules', de: 'Einsenderegeln'},
      en: [46, 156, 169, 28],
      de: [46, 156, 153, 28],
    },
    name: {label: {en: 'Name', de: 'Name'}, en: [236, 209, 642, 33], de: [236, 209, 642, 33]},
    status: {label: {en: 'Status', de: 'Status'}, en: [878, 209, 121, 33], de: [878, 209, 97, 33]},
    actions: {
      label: {en: 'Actions', de: 'Aktionen'},
      en: [999, 209, 154, 33],
      de: [975, 209, 178, 33],
    },
    configure: {
      label: {en: 'Configure', de: 'Konfigurieren'},
      en: [1011, 254, 126, 41],
      de: [987, 254, 150, 41],
    },
  },
};

/** /project/{id}/rules/submission-rules/configure/random-values */
export const submissionRuleEditor: Screen = {
  size: {en: [472, 935], de: [472, 1041]},
  themes: ['light', 'dark'],
  caption: {
    en: 'The settings of the rule for random values',
    de: 'Die Einstellungen der Regel für Zufallswerte',
  },
  alt: {
    en: 'Form with the enabled rule, 3 matching fields, 15 characters to match and the rating 20.',
    de: 'Formular mit der aktivierten Regel, 3 übereinstimmenden Feldern, 15 zu suchenden Zeichen und der Bewertung 20.',
  },
  crop: {en: [28, 30, 416, 640], de: [28, 30, 416, 640]},
  marks: {
    'enable-rule': {
      label: {en: 'Enable rule', de: 'Regel aktivieren'},
      en: [53, 217, 109, 20],
      de: [53, 217, 141, 20],
    },
    'number-of-matching-fields': {
      label: {en: 'Number of matching fields', de: 'Anzahl der übereinstimmenden Felder'},
      en: [53, 253, 366, 69],
      de: [53, 253, 366, 69],
    },
    'match-textarea': {
      label: {en: 'Match textarea', de: 'Mehrzeiliges Textfeld einschliessen'},
      en: [53, 376, 135, 20],
      de: [53, 393, 269, 20],
    },
    'number-of-characters-to-match': {
      label: {en: 'Number of characters to match', de: 'Anzahl der zu suchenden Zeichen'},
      en: [53, 476, 366, 69],
      de: [53, 510, 366, 69],
    },
    'requires-lowercase-and-uppercase-characters': {
      label: {
        en: 'Requires lowercase and uppercase characters',
        de: 'Klein- und Grossbuchstaben sind zwingend erforderlich',
      },
      en: [53, 633, 341, 20],
      de: [53, 684, 366, 40],
    },
    rating: {
      label: {en: 'Rating', de: 'Bewertung'},
      en: [53, 759, 366, 68],
      de: [53, 847, 366, 68],
    },
  },
};
