import type {Screen} from './types';

/** /setup/ */
export const setupStart: Screen = {
  size: {en: [512, 392], de: [512, 392]},
  themes: ['light'],
  caption: {en: 'The wizard starts', de: 'Der Assistent beginnt'},
  alt: {
    en: 'First page of the setup wizard with the mosparo logo, one sentence and a blue button to continue.',
    de: 'Erste Seite des Einrichtungsassistenten mit dem mosparo-Logo, einem Satz und einer blauen Schaltfläche zum Fortfahren.',
  },
  crop: {en: [34, 16, 444, 352], de: [34, 16, 444, 352]},
  marks: {
    setup: {
      label: {en: 'Setup', de: 'Einrichtung'},
      en: [233, 150, 49, 24],
      de: [212, 150, 91, 24],
    },
    continue: {
      label: {en: 'Continue', de: 'Weiter'},
      en: [73, 270, 366, 41],
      de: [73, 270, 366, 41],
    },
  },
};

/** /setup/prerequisites */
export const setupRequirements: Screen = {
  size: {en: [512, 640], de: [512, 640]},
  themes: ['light'],
  caption: {
    en: 'The wizard checks the requirements',
    de: 'Der Assistent prüft die Voraussetzungen',
  },
  alt: {
    en: 'A green message says that all requirements are met. Below it is a list of the PHP version and the PHP extensions, each okay or available, curl marked as optional.',
    de: 'Eine grüne Meldung sagt, dass alle Voraussetzungen erfüllt sind. Darunter steht eine Liste mit der PHP-Version und den PHP-Erweiterungen, alle in Ordnung oder verfügbar, curl als optional gekennzeichnet.',
  },
  crop: {en: [34, 16, 444, 600], de: [34, 16, 444, 600]},
  marks: {
    requirements: {
      label: {en: 'Requirements', de: 'Voraussetzungen'},
      en: [203, 133, 109, 24],
      de: [188, 133, 138, 24],
    },
    'all-requirements-are-met-you-can-proceed-with-the-setup': {
      label: {
        en: 'All requirements are met. You can proceed with the setup.',
        de: 'Alle Voraussetzungen sind erfüllt. Sie können mit der Einrichtung fortfahren.',
      },
      en: [73, 257, 366, 66],
      de: [73, 257, 366, 66],
    },
    general: {
      label: {en: 'General', de: 'Allgemein'},
      en: [73, 339, 64, 24],
      de: [73, 339, 80, 24],
    },
    okay: {label: {en: 'Okay', de: 'In Ordnung'}, en: [405, 363, 34, 20], de: [366, 363, 73, 20]},
  },
};

/** /setup/database */
export const setupDatabase: Screen = {
  size: {en: [512, 1124], de: [512, 1184]},
  themes: ['light'],
  caption: {en: 'The wizard asks for the database', de: 'Der Assistent fragt nach der Datenbank'},
  alt: {
    en: 'Form with the database system MySQL/MariaDB, host db.example.com, port 3306, and database, user and password. A note above asks for an empty database; the blue button below continues.',
    de: 'Formular mit dem Datenbanksystem MySQL/MariaDB, dem Host db.example.com, Port 3306 sowie Datenbank, Benutzer und Passwort. Ein Hinweis darüber verlangt eine leere Datenbank; die blaue Schaltfläche darunter führt weiter.',
  },
  crop: {en: [34, 16, 444, 668], de: [34, 16, 444, 668]},
  marks: {
    system: {label: {en: 'System', de: 'System'}, en: [73, 319, 366, 68], de: [73, 339, 366, 68]},
    host: {label: {en: 'Host', de: 'Host'}, en: [73, 403, 366, 68], de: [73, 423, 366, 68]},
    port: {label: {en: 'Port', de: 'Port'}, en: [73, 487, 366, 68], de: [73, 507, 366, 68]},
    database: {
      label: {en: 'Database', de: 'Datenbank'},
      en: [73, 571, 366, 68],
      de: [73, 591, 366, 68],
    },
    user: {label: {en: 'User', de: 'Benutzer'}, en: [73, 655, 366, 68], de: [73, 675, 366, 68]},
    password: {
      label: {en: 'Password', de: 'Passwort'},
      en: [73, 739, 366, 68],
      de: [73, 759, 366, 68],
    },
    continue: {
      label: {en: 'Continue', de: 'Weiter'},
      en: [73, 1018, 366, 41],
      de: [73, 1078, 366, 41],
    },
  },
};

/** /setup/other */
export const setupAdministrator: Screen = {
  size: {en: [512, 760], de: [512, 760]},
  themes: ['light'],
  caption: {
    en: 'The wizard asks for the first user',
    de: 'Der Assistent fragt nach dem ersten Benutzer',
  },
  alt: {
    en: 'Form with the name of the installation, the email address of the first user and its password, entered twice. The blue button below starts the installation.',
    de: 'Formular mit dem Namen der Installation, der E-Mail-Adresse des ersten Benutzers und zweimal dessen Passwort. Die blaue Schaltfläche darunter startet die Installation.',
  },
  crop: {en: [34, 16, 444, 668], de: [34, 16, 444, 668]},
  marks: {
    'name-of-mosparo': {
      label: {en: 'Name of mosparo', de: 'Name von Ihrer mosparo-Installation'},
      en: [73, 246, 366, 68],
      de: [73, 246, 366, 68],
    },
    'email-address': {
      label: {en: 'Email address', de: 'E-Mail-Adresse'},
      en: [73, 378, 366, 68],
      de: [73, 378, 366, 68],
    },
    password: {
      label: {en: 'Password', de: 'Passwort'},
      en: [73, 462, 366, 68],
      de: [73, 462, 366, 68],
    },
    'repeat-password': {
      label: {en: 'Repeat password', de: 'Passwort wiederholen'},
      en: [73, 546, 366, 68],
      de: [73, 546, 366, 68],
    },
    install: {
      label: {en: 'Install', de: 'Installieren'},
      en: [73, 646, 366, 41],
      de: [73, 646, 366, 41],
    },
  },
};
