import type {Screen} from './types';

/** /project/{id}/ */
export const dashboard: Screen = {
  size: {en: [1200, 1049], de: [1200, 1049]},
  themes: ['light', 'dark'],
  caption: {en: 'The dashboard of a project', de: 'Die Übersicht eines Projekts'},
  alt: {
    en: 'Line chart of 14 days with 609 spam submissions in red and 200 valid ones in green, above cards for rules and settings.',
    de: 'Liniendiagramm von 14 Tagen mit 609 Spam-Einsendungen in Rot und 200 gültigen in Grün, darunter Karten für Regeln und Einstellungen.',
  },
  crop: {en: [24, 122, 1152, 575], de: [24, 122, 1152, 575]},
  focus: {en: [36, 196, 460, 420], de: [36, 196, 460, 420]},
  marks: {
    'select-visible-date-range': {
      label: {en: 'Select visible date range', de: 'Sichtbaren Datumsbereich auswählen'},
      en: [1082, 140, 72, 41],
      de: [1082, 140, 72, 41],
    },
    dashboard: {
      label: {en: 'Dashboard', de: 'Übersicht'},
      en: [46, 156, 109, 28],
      de: [46, 156, 98, 28],
    },
    submissions: {
      label: {en: 'Submissions', de: 'Einsendungen'},
      en: [47, 209, 1106, 72],
      de: [47, 209, 1106, 72],
    },
    'field-rules': {
      label: {en: 'Field rules', de: 'Feldregeln'},
      en: [47, 607, 357, 72],
      de: [47, 607, 357, 72],
    },
    'rule-packages': {
      label: {en: 'Rule packages', de: 'Regel-Pakete'},
      en: [422, 607, 357, 72],
      de: [422, 607, 357, 72],
    },
    'project-settings': {
      label: {en: 'Project settings', de: 'Projekt-Einstellungen'},
      en: [796, 607, 357, 72],
      de: [796, 607, 357, 72],
    },
    'delayed-or-blocked-requests': {
      label: {en: 'Delayed or blocked Requests', de: 'Verzögerte oder blockierte Anfragen'},
      en: [47, 697, 1106, 72],
      de: [47, 697, 1106, 72],
    },
  },
};

/** /project/ */
export const projects: Screen = {
  size: {en: [1200, 649], de: [1200, 669]},
  themes: ['light', 'dark'],
  caption: {en: 'The list of projects', de: 'Die Liste der Projekte'},
  alt: {
    en: 'Two project cards with numbers of valid and spam submissions. Above them are search, period of the statistics and create.',
    de: 'Zwei Projektkarten mit der Anzahl gültiger und Spam-Einsendungen. Darüber sind Suche, Zeitraum der Statistik und Erstellen.',
  },
  crop: {en: [24, 122, 1152, 515], de: [24, 122, 1152, 535]},
  focus: {en: [36, 196, 460, 430], de: [36, 196, 460, 430]},
  marks: {
    'search-for': {
      label: {en: 'Search for…', de: 'Suchen nach…'},
      en: [503, 142, 246, 41],
      de: [490, 142, 246, 41],
    },
    'show-statistics-from': {
      label: {en: 'Show statistics from', de: 'Statistiken anzeigen von'},
      en: [839, 142, 72, 41],
      de: [825, 142, 72, 41],
    },
    create: {
      label: {en: 'Create', de: 'Erstellen'},
      en: [1037, 142, 117, 41],
      de: [1024, 142, 130, 41],
    },
    projects: {
      label: {en: 'Projects', de: 'Projekte'},
      en: [46, 160, 83, 28],
      de: [46, 160, 84, 28],
    },
    'go-to-project': {
      label: {en: 'Go to project', de: 'Zum Projekt'},
      en: [67, 567, 236, 41],
      de: [67, 587, 236, 41],
    },
  },
};

/** /project/create */
export const projectCreate: Screen = {
  size: {en: [472, 907], de: [472, 1027]},
  themes: ['light', 'dark'],
  caption: {
    en: 'First step of the wizard: name and hosts',
    de: 'Erster Schritt des Assistenten: Name und Hosts',
  },
  alt: {
    en: 'Form with the name Contact form, a description, the host www.example.com with a button to add more, and the project group.',
    de: 'Formular mit dem Namen Kontaktformular, einer Beschreibung, dem Host www.example.com mit einer Schaltfläche für weitere und der Projektgruppe.',
  },
  crop: {en: [28, 30, 416, 640], de: [28, 30, 416, 640]},
  marks: {
    'create-project': {
      label: {en: 'Create project', de: 'Projekt erstellen'},
      en: [180, 53, 114, 24],
      de: [173, 53, 128, 24],
    },
    name: {label: {en: 'Name', de: 'Name'}, en: [53, 101, 366, 68], de: [53, 101, 366, 68]},
    description: {
      label: {en: 'Description', de: 'Beschreibung'},
      en: [53, 185, 366, 178],
      de: [53, 185, 366, 178],
    },
    hosts: {label: {en: 'Hosts', de: 'Hosts'}, en: [53, 379, 366, 71], de: [53, 379, 366, 71]},
    add: {label: {en: 'Add', de: 'Hinzufügen'}, en: [332, 466, 87, 41], de: [282, 466, 137, 41]},
    'main-group': {
      label: {en: 'Main group', de: 'Hauptgruppe'},
      en: [94, 732, 106, 20],
      de: [94, 835, 119, 20],
    },
  },
};

/** /project/{id}/create-wizard/connection */
export const projectConnection: Screen = {
  size: {en: [852, 528], de: [852, 528]},
  themes: ['light', 'dark'],
  caption: {
    en: 'Last step of the wizard: the connection details',
    de: 'Letzter Schritt des Assistenten: die Verbindungsdetails',
  },
  alt: {
    en: 'Four fields to copy: host, unique identification number, public key and, hidden behind dots, private key.',
    de: 'Vier Felder zum Kopieren: Host, eindeutige Identifikationsnummer, öffentlicher Schlüssel und, hinter Punkten verborgen, geheimer Schlüssel.',
  },
  crop: {en: [36, 36, 780, 456], de: [36, 36, 780, 456]},
  focus: {en: [36, 236, 400, 200], de: [36, 236, 400, 200]},
  marks: {
    host: {label: {en: 'Host', de: 'Host'}, en: [54, 259, 365, 69], de: [54, 259, 365, 69]},
    'unique-identification-number': {
      label: {en: 'Unique identification number', de: 'Eindeutige Identifikationsnummer'},
      en: [434, 259, 365, 69],
      de: [434, 259, 365, 69],
    },
    'public-key': {
      label: {en: 'Public key', de: 'Öffentlicher Schlüssel'},
      en: [54, 344, 365, 69],
      de: [54, 344, 365, 69],
    },
    'private-key': {
      label: {en: 'Private key', de: 'Geheimer Schlüssel'},
      en: [434, 344, 365, 69],
      de: [434, 344, 365, 69],
    },
  },
};
