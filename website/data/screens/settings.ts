import type {Screen} from './types';

/** /project/{id}/settings/general */
export const settingsGeneral: Screen = {
  size: {en: [1200, 1098], de: [1200, 1134]},
  themes: ['light', 'dark'],
  caption: {
    en: 'Name, hosts and connection details of a project',
    de: 'Name, Hosts und Verbindungsdetails eines Projekts',
  },
  alt: {
    en: 'On the left name, description, hosts and group of the project, on the right connection details and API keys.',
    de: 'Links Name, Beschreibung, Hosts und Gruppe des Projekts, rechts Verbindungsdetails und API-Zugangsdaten.',
  },
  crop: {en: [222, 196, 946, 662], de: [222, 196, 946, 662]},
  marks: {
    help: {label: {en: 'Help', de: 'Hilfe'}, en: [1063, 140, 91, 41], de: [1063, 140, 91, 41]},
    'general-settings': {
      label: {en: 'General settings', de: 'Haupteinstellungen'},
      en: [256, 225, 126, 24],
      de: [256, 225, 149, 24],
    },
    'connection-details': {
      label: {en: 'Connection details', de: 'Verbindungsdetails'},
      en: [723, 225, 143, 24],
      de: [723, 225, 148, 24],
    },
    name: {label: {en: 'Name', de: 'Name'}, en: [256, 282, 410, 68], de: [256, 282, 410, 68]},
    host: {label: {en: 'Host', de: 'Host'}, en: [723, 282, 410, 69], de: [723, 282, 410, 69]},
    description: {
      label: {en: 'Description', de: 'Beschreibung'},
      en: [256, 366, 410, 178],
      de: [256, 366, 410, 178],
    },
    'unique-identification-number': {
      label: {en: 'Unique identification number', de: 'Eindeutige Identifikationsnummer'},
      en: [723, 367, 410, 69],
      de: [723, 367, 410, 69],
    },
    'api-keys': {
      label: {en: 'API Keys', de: 'API-Zugangsdaten'},
      en: [723, 486, 67, 24],
      de: [723, 486, 144, 24],
    },
    'public-key': {
      label: {en: 'Public key', de: 'Öffentlicher Schlüssel'},
      en: [723, 543, 410, 69],
      de: [723, 543, 410, 69],
    },
    hosts: {label: {en: 'Hosts', de: 'Hosts'}, en: [256, 560, 410, 71], de: [256, 560, 410, 71]},
    'private-key': {
      label: {en: 'Private key', de: 'Geheimer Schlüssel'},
      en: [723, 628, 410, 69],
      de: [723, 628, 410, 69],
    },
    'main-group': {
      label: {en: 'Main group', de: 'Hauptgruppe'},
      en: [297, 878, 106, 20],
      de: [297, 964, 119, 20],
    },
    add: {label: {en: 'Add', de: 'Hinzufügen'}, en: [578, 647, 87, 41], de: [528, 647, 137, 41]},
    reissue: {
      label: {en: 'Reissue', de: 'Neu ausstellen'},
      en: [1029, 478, 112, 40],
      de: [982, 478, 159, 40],
    },
    'integrate-mosparo': {
      label: {en: 'Integrate mosparo', de: 'mosparo integrieren'},
      en: [999, 224, 142, 26],
      de: [989, 224, 152, 26],
    },
  },
};

/** /project/{id}/settings/advanced */
export const settingsAdvanced: Screen = {
  size: {en: [1200, 1154], de: [1200, 1121]},
  themes: ['light', 'dark'],
  caption: {
    en: 'The advanced settings of a project',
    de: 'Die erweiterten Einstellungen eines Projekts',
  },
  alt: {
    en: 'Five cards: spam detection, language source, storage of the statistic, metadata and developer options.',
    de: 'Fünf Karten: Spamerkennung, Sprachquelle, Speichern der Statistik, Metadaten und Entwickler-Optionen.',
  },
  crop: {en: [222, 196, 946, 662], de: [222, 196, 946, 662]},
  marks: {
    help: {label: {en: 'Help', de: 'Hilfe'}, en: [1063, 140, 91, 41], de: [1063, 140, 91, 41]},
    'spam-detection-options': {
      label: {en: 'Spam detection options', de: 'Spamerkennungs-Optionen'},
      en: [256, 225, 182, 24],
      de: [256, 225, 211, 24],
    },
    'statistic-options': {
      label: {en: 'Statistic options', de: 'Statistik-Optionen'},
      en: [723, 225, 124, 24],
      de: [723, 225, 140, 24],
    },
    status: {label: {en: 'Status', de: 'Status'}, en: [256, 282, 410, 68], de: [256, 282, 410, 68]},
    'statistic-storage': {
      label: {en: 'Statistic storage', de: 'Speichern der Statistik'},
      en: [723, 282, 410, 68],
      de: [723, 282, 410, 68],
    },
    'spam-score': {
      label: {en: 'Spam score', de: 'Spam-Grenzwert'},
      en: [256, 404, 410, 68],
      de: [256, 421, 410, 68],
    },
    'metadata-options': {
      label: {en: 'Metadata options', de: 'Optionen für Metadaten'},
      en: [723, 455, 134, 24],
      de: [723, 473, 183, 24],
    },
    'enable-the-silent-mode': {
      label: {en: 'Enable the silent mode', de: 'Stiller Modus aktivieren'},
      en: [256, 544, 186, 20],
      de: [256, 561, 190, 20],
    },
    'add-spam-detection-data-to-verification-response': {
      label: {
        en: 'Add spam detection data to verification response',
        de: 'Spam-Erkennungsdaten zur Verifizierungsantwort hinzufügen',
      },
      en: [256, 677, 362, 20],
      de: [256, 712, 410, 40],
    },
    'developer-options': {
      label: {en: 'Developer options', de: 'Entwickler-Optionen'},
      en: [723, 720, 139, 24],
      de: [723, 772, 157, 24],
    },
    'language-options': {
      label: {en: 'Language options', de: 'Sprach-Optionen'},
      en: [256, 803, 137, 24],
      de: [256, 874, 132, 24],
    },
    'use-browser-language': {
      label: {en: 'Use browser language', de: 'Browsersprache verwenden'},
      en: [256, 890, 194, 20],
      de: [256, 961, 231, 20],
    },
    'metadata-allowed': {
      label: {en: 'Metadata allowed', de: 'Metadaten erlaubt'},
      en: [723, 512, 410, 20],
      de: [723, 530, 410, 20],
    },
    'api-debug-mode': {
      label: {en: 'API debug mode', de: 'API-Debugging-Modus'},
      en: [723, 778, 410, 20],
      de: [723, 830, 410, 20],
    },
    'verification-simulation-mode': {
      label: {en: 'Verification simulation mode', de: 'Verifizierungs-Simulations-Modus'},
      en: [723, 894, 410, 20],
      de: [723, 980, 410, 20],
    },
  },
};

/** /project/{id}/settings/members */
export const settingsMembers: Screen = {
  size: {en: [1200, 460], de: [1200, 468]},
  themes: ['light', 'dark'],
  caption: {en: 'The members of a project', de: 'Die Mitglieder eines Projekts'},
  alt: {
    en: 'List of two project members, an owner and an editor, with buttons to edit, remove and add.',
    de: 'Liste mit zwei Projektmitgliedern, einem Besitzer und einem Bearbeiter, mit Schaltflächen zum Bearbeiten, Entfernen und Hinzufügen.',
  },
  crop: {en: [24, 122, 1152, 326], de: [24, 122, 1152, 334]},
  focus: {en: [226, 196, 460, 200], de: [226, 196, 460, 200]},
  marks: {
    help: {label: {en: 'Help', de: 'Hilfe'}, en: [858, 140, 91, 41], de: [809, 140, 91, 41]},
    'add-project-member': {
      label: {en: 'Add project member', de: 'Projekt-Mitglied hinzufügen'},
      en: [957, 140, 197, 41],
      de: [908, 140, 246, 41],
    },
    'project-members': {
      label: {en: 'Project members', de: 'Projekt-Mitglieder'},
      en: [46, 156, 168, 28],
      de: [46, 156, 180, 28],
    },
    user: {label: {en: 'User', de: 'Benutzer'}, en: [236, 209, 419, 33], de: [236, 209, 378, 33]},
    role: {label: {en: 'Role', de: 'Rolle'}, en: [654, 209, 271, 33], de: [613, 209, 253, 33]},
    actions: {
      label: {en: 'Actions', de: 'Aktionen'},
      en: [925, 209, 228, 33],
      de: [866, 209, 287, 33],
    },
    edit: {label: {en: 'Edit', de: 'Bearbeiten'}, en: [937, 254, 86, 41], de: [878, 254, 133, 41]},
    remove: {
      label: {en: 'Remove', de: 'Entfernen'},
      en: [1031, 254, 114, 41],
      de: [1019, 254, 126, 41],
    },
  },
};

/** /project/{id}/settings/security */
export const settingsSecurity: Screen = {
  size: {en: [1200, 674], de: [1200, 698]},
  themes: ['light', 'dark'],
  caption: {
    en: 'General security settings and guidelines of a project',
    de: 'Allgemeine Sicherheitseinstellungen und Richtlinien eines Projekts',
  },
  alt: {
    en: 'A card with the button to edit the general security settings, above the list of guidelines with one entry.',
    de: 'Eine Karte mit der Schaltfläche zum Bearbeiten der allgemeinen Sicherheitseinstellungen, über der Liste der Richtlinien mit einem Eintrag.',
  },
  crop: {en: [222, 196, 946, 466], de: [222, 196, 946, 490]},
  marks: {
    help: {label: {en: 'Help', de: 'Hilfe'}, en: [1063, 140, 91, 41], de: [1063, 140, 91, 41]},
    security: {
      label: {en: 'Security', de: 'Sicherheit'},
      en: [46, 156, 85, 28],
      de: [46, 156, 102, 28],
    },
    'edit-general-security-settings': {
      label: {
        en: 'Edit general security settings',
        de: 'Allgemeine Sicherheitseinstellungen bearbeiten',
      },
      en: [276, 333, 256, 41],
      de: [276, 357, 379, 41],
    },
    'add-guideline': {
      label: {en: 'Add guideline', de: 'Richtlinie hinzufügen'},
      en: [1002, 431, 152, 41],
      de: [954, 455, 200, 41],
    },
    name: {label: {en: 'Name', de: 'Name'}, en: [236, 489, 534, 33], de: [236, 513, 480, 33]},
    priority: {
      label: {en: 'Priority', de: 'Priorität'},
      en: [769, 489, 156, 33],
      de: [716, 513, 150, 33],
    },
    actions: {
      label: {en: 'Actions', de: 'Aktionen'},
      en: [925, 489, 228, 33],
      de: [866, 513, 287, 33],
    },
    edit: {label: {en: 'Edit', de: 'Bearbeiten'}, en: [937, 534, 86, 41], de: [878, 558, 133, 41]},
    remove: {
      label: {en: 'Remove', de: 'Entfernen'},
      en: [1031, 534, 114, 41],
      de: [1019, 558, 126, 41],
    },
  },
};

/** /project/{id}/settings/security/edit-general */
export const settingsSecurityEdit: Screen = {
  size: {en: [852, 698], de: [852, 755]},
  themes: ['light', 'dark'],
  caption: {en: 'Minimum time and honeypot', de: 'Mindestzeit und Honeypot'},
  alt: {
    en: 'Two cards, both enabled: a minimum time of 4 seconds and a honeypot field named website-url.',
    de: 'Zwei Karten, beide aktiviert: eine Mindestzeit von 4 Sekunden und ein Honeypot-Feld namens website-url.',
  },
  crop: {en: [0, 0, 852, 620], de: [0, 0, 852, 620]},
  marks: {
    'enable-minimum-time': {
      label: {en: 'Enable minimum time', de: 'Mindestzeit aktivieren'},
      en: [34, 182, 176, 20],
      de: [34, 182, 180, 20],
    },
    'minimum-time': {
      label: {en: 'Minimum time', de: 'Mindestzeit'},
      en: [34, 218, 785, 68],
      de: [34, 218, 785, 68],
    },
    honeypot: {
      label: {en: 'Honeypot', de: 'Honeypot-Feld'},
      en: [34, 357, 75, 24],
      de: [34, 357, 114, 24],
    },
    'enable-honeypot-field': {
      label: {en: 'Enable honeypot field', de: 'Honeypot-Feld aktivieren'},
      en: [34, 526, 178, 20],
      de: [34, 566, 202, 20],
    },
    'field-name': {
      label: {en: 'Field name', de: 'Feldname'},
      en: [34, 562, 785, 68],
      de: [34, 602, 785, 68],
    },
  },
};

/** /project/{id}/settings/security/edit-general */
export const settingsSecurityDelay: Screen = {
  size: {en: [852, 906], de: [852, 943]},
  themes: ['light', 'dark'],
  caption: {en: 'Request delay and IP lockout', de: 'Anfrageverzögerung und IP-Sperre'},
  alt: {
    en: 'Two cards, both enabled. Delay: 30 requests in 30 seconds, 60 seconds. Lockout: 60 requests in 60 seconds, 300 seconds.',
    de: 'Zwei Karten, beide aktiviert. Verzögerung: 30 Anfragen in 30 Sekunden, 60 Sekunden. Sperre: 60 Anfragen in 60 Sekunden, 300 Sekunden.',
  },
  crop: {en: [0, 0, 852, 620], de: [0, 0, 852, 620]},
  marks: {
    'request-delaying': {
      label: {en: 'Request delaying', de: 'Anfrageverzögerung'},
      en: [34, 29, 132, 24],
      de: [34, 30, 158, 24],
    },
    'enable-request-delay': {
      label: {en: 'Enable request delay', de: 'Anfrageverzögerung aktivieren'},
      en: [34, 198, 174, 20],
      de: [34, 219, 239, 20],
    },
    'number-of-allowed-requests': {
      label: {en: 'Number of allowed requests', de: 'Anzahl erlaubter Anfragen'},
      en: [34, 234, 385, 68],
      de: [34, 255, 385, 68],
    },
    'detection-time-frame': {
      label: {en: 'Detection time frame', de: 'Erkennungszeitraum'},
      en: [434, 234, 385, 68],
      de: [434, 255, 385, 68],
    },
    'base-delay-time': {
      label: {en: 'Base delay time', de: 'Anfangsverzögerungszeit'},
      en: [34, 340, 385, 68],
      de: [34, 377, 385, 68],
    },
    multiplicator: {
      label: {en: 'Multiplicator', de: 'Multiplikator'},
      en: [434, 340, 385, 68],
      de: [434, 377, 385, 68],
    },
    'ip-lockout': {
      label: {en: 'IP lockout', de: 'IP-Sperre'},
      en: [34, 479, 75, 24],
      de: [34, 533, 72, 24],
    },
    'enable-automatic-lockout': {
      label: {en: 'Enable automatic lockout', de: 'Automatische Sperre aktivieren'},
      en: [34, 612, 202, 20],
      de: [34, 666, 242, 20],
    },
    'base-lockout-time': {
      label: {en: 'Base lockout time', de: 'Anfangssperrzeit'},
      en: [34, 770, 385, 68],
      de: [34, 807, 385, 68],
    },
  },
};

/** /project/{id}/settings/security/guideline/{id}/edit */
export const settingsGuideline: Screen = {
  size: {en: [1200, 999], de: [1200, 1088]},
  themes: ['light', 'dark'],
  caption: {en: 'The editor of a guideline', de: 'Der Editor einer Richtlinie'},
  alt: {
    en: 'On the left name and priority of the guideline, on the right its criteria by IP address and by form.',
    de: 'Links Name und Priorität der Richtlinie, rechts ihre Kriterien nach IP-Adresse und nach Formular.',
  },
  crop: {en: [24, 122, 1152, 806], de: [24, 122, 1152, 806]},
  focus: {en: [430, 208, 460, 460], de: [430, 208, 460, 460]},
  marks: {
    guideline: {
      label: {en: 'Guideline', de: 'Richtlinie'},
      en: [67, 225, 72, 24],
      de: [67, 225, 70, 24],
    },
    criteria: {
      label: {en: 'Criteria', de: 'Kriterien'},
      en: [442, 225, 56, 24],
      de: [442, 225, 65, 24],
    },
    name: {label: {en: 'Name', de: 'Name'}, en: [67, 282, 317, 68], de: [67, 282, 317, 68]},
    description: {
      label: {en: 'Description', de: 'Beschreibung'},
      en: [67, 366, 317, 178],
      de: [67, 366, 317, 178],
    },
    subnets: {
      label: {en: 'Subnets', de: 'Subnetze'},
      en: [442, 514, 137, 38],
      de: [442, 554, 145, 38],
    },
    'country-codes': {
      label: {en: 'Country codes', de: 'Ländercodes'},
      en: [577, 514, 182, 38],
      de: [586, 554, 171, 38],
    },
    'as-numbers': {
      label: {en: 'AS numbers', de: 'AS-Nummern'},
      en: [759, 514, 165, 38],
      de: [756, 554, 174, 38],
    },
    priority: {
      label: {en: 'Priority', de: 'Priorität'},
      en: [67, 560, 317, 68],
      de: [67, 560, 317, 68],
    },
    remove: {
      label: {en: 'Remove', de: 'Entfernen'},
      en: [1073, 568, 39, 41],
      de: [1073, 608, 39, 41],
    },
    'form-page-urls': {
      label: {en: 'Form page URLs', de: 'Formular-Seiten-URLs'},
      en: [442, 799, 194, 38],
      de: [442, 873, 231, 38],
    },
    'form-action-urls': {
      label: {en: 'Form action URLs', de: 'Formular-Aktions-URLs'},
      en: [634, 799, 201, 38],
      de: [672, 873, 239, 38],
    },
    'form-ids': {
      label: {en: 'Form IDs', de: 'Formular-IDs'},
      en: [834, 799, 143, 38],
      de: [910, 873, 170, 38],
    },
    add: {label: {en: 'Add', de: 'Hinzufügen'}, en: [1025, 625, 87, 41], de: [975, 665, 137, 41]},
  },
};

/** /project/{id}/settings/design */
export const settingsDesignSimple: Screen = {
  size: {en: [1200, 984], de: [1200, 1004]},
  themes: ['light', 'dark'],
  caption: {en: 'The design in simple mode', de: 'Die Darstellung im einfachen Modus'},
  alt: {
    en: 'On the left three colors of the website and the size of the box, on the right a preview of the box.',
    de: 'Links drei Farben der Website und die Größe der Box, rechts eine Vorschau der Box.',
  },
  crop: {en: [222, 196, 946, 662], de: [222, 196, 946, 662]},
  marks: {
    help: {label: {en: 'Help', de: 'Hilfe'}, en: [1063, 140, 91, 41], de: [1063, 140, 91, 41]},
    design: {
      label: {en: 'Design', de: 'Darstellung'},
      en: [46, 156, 70, 28],
      de: [46, 156, 115, 28],
    },
    'simple-design': {
      label: {en: 'Simple design', de: 'Einfache Darstellung'},
      en: [256, 225, 107, 24],
      de: [256, 225, 158, 24],
    },
    'background-color-of-the-website': {
      label: {en: 'Background color of the website', de: 'Hintergrundfarbe der Website'},
      en: [256, 414, 431, 68],
      de: [256, 434, 431, 68],
    },
    normal: {label: {en: 'Normal', de: 'Normal'}, en: [713, 423, 102, 38], de: [713, 443, 102, 38]},
    'foreground-color-of-the-website': {
      label: {en: 'Foreground color of the website', de: 'Vordergrundfarbe der Website'},
      en: [256, 536, 431, 68],
      de: [256, 556, 431, 68],
    },
    'accent-color-of-the-website': {
      label: {en: 'Accent color of the website', de: 'Akzentfarbe der Website'},
      en: [256, 659, 431, 68],
      de: [256, 679, 431, 68],
    },
    small: {label: {en: 'Small', de: 'Klein'}, en: [256, 811, 62, 38], de: [256, 831, 58, 38]},
    medium: {label: {en: 'Medium', de: 'Mittel'}, en: [325, 811, 79, 38], de: [322, 831, 63, 38]},
    large: {label: {en: 'Large', de: 'Gross'}, en: [412, 811, 63, 38], de: [393, 831, 64, 38]},
    'design-mode': {
      label: {en: 'Design mode', de: 'Darstellungsart'},
      en: [235, 919, 160, 41],
      de: [235, 939, 175, 41],
    },
    save: {label: {en: 'Save', de: 'Speichern'}, en: [1061, 919, 93, 41], de: [1026, 939, 128, 41]},
  },
};

/** /project/{id}/settings/design */
export const settingsDesignAdvanced: Screen = {
  size: {en: [1200, 970], de: [1200, 990]},
  themes: ['light', 'dark'],
  caption: {en: 'The design in advanced mode', de: 'Die Darstellung im erweiterten Modus'},
  alt: {
    en: 'Size, radius and border of the box, below them the colors of the normal state, a preview and the contrast ratio.',
    de: 'Größe, Radius und Rahmen der Box, darunter die Farben des normalen Zustands, eine Vorschau und das Kontrastverhältnis.',
  },
  crop: {en: [222, 196, 946, 662], de: [222, 196, 946, 662]},
  marks: {
    help: {label: {en: 'Help', de: 'Hilfe'}, en: [1063, 140, 91, 41], de: [1063, 140, 91, 41]},
    'dimensions-and-font-size': {
      label: {en: 'Dimensions and font size', de: 'Abmessungen und Schriftgrösse'},
      en: [256, 225, 192, 24],
      de: [256, 225, 250, 24],
    },
    'box-radius': {
      label: {en: 'Box radius', de: 'Radius der Box'},
      en: [560, 336, 268, 69],
      de: [560, 336, 268, 69],
    },
    'border-width': {
      label: {en: 'Border width', de: 'Rahmenbreite'},
      en: [844, 336, 268, 69],
      de: [844, 336, 268, 69],
    },
    'preview-background': {
      label: {en: 'Preview background', de: 'Hintergrund der Vorschau'},
      en: [846, 464, 295, 40],
      de: [810, 464, 331, 40],
    },
    colors: {label: {en: 'Colors', de: 'Farben'}, en: [256, 472, 50, 24], de: [256, 472, 54, 24]},
    background: {
      label: {en: 'Background', de: 'Hintergrund'},
      en: [277, 583, 197, 68],
      de: [277, 583, 197, 68],
    },
    border: {label: {en: 'Border', de: 'Rahmen'}, en: [489, 583, 197, 68], de: [489, 583, 197, 68]},
    checkbox: {
      label: {en: 'Checkbox', de: 'Checkbox'},
      en: [277, 667, 197, 68],
      de: [277, 667, 197, 68],
    },
    text: {label: {en: 'Text', de: 'Text'}, en: [489, 667, 197, 68], de: [489, 667, 197, 68]},
    shadow: {
      label: {en: 'Shadow', de: 'Schatten'},
      en: [277, 751, 197, 68],
      de: [277, 751, 197, 68],
    },
    'shadow-inset': {
      label: {en: 'Shadow Inset', de: 'Schatten, Innen'},
      en: [489, 751, 197, 68],
      de: [489, 751, 197, 68],
    },
    save: {label: {en: 'Save', de: 'Speichern'}, en: [1061, 905, 93, 41], de: [1026, 925, 128, 41]},
  },
};

/** /project/{id}/settings/translations */
export const settingsTranslations: Screen = {
  size: {en: [1200, 583], de: [1200, 703]},
  themes: ['light', 'dark'],
  caption: {en: 'Own texts of the box by language', de: 'Eigene Texte der Box nach Sprache'},
  alt: {
    en: 'Table with the languages de, en and fr, each with the default text and the custom text that replaces it.',
    de: 'Tabelle mit den Sprachen de, en und fr, jeweils mit dem mitgelieferten Text und dem eigenen an seiner Stelle.',
  },
  crop: {en: [24, 122, 1152, 449], de: [24, 122, 1152, 569]},
  focus: {en: [226, 196, 460, 330], de: [226, 196, 460, 330]},
  marks: {
    help: {label: {en: 'Help', de: 'Hilfe'}, en: [893, 140, 91, 41], de: [830, 140, 91, 41]},
    'add-translation': {
      label: {en: 'Add translation', de: 'Übersetzung hinzufügen'},
      en: [992, 140, 162, 41],
      de: [928, 140, 226, 41],
    },
    translations: {
      label: {en: 'Translations', de: 'Übersetzungen'},
      en: [46, 156, 123, 28],
      de: [46, 156, 153, 28],
    },
    locale: {
      label: {en: 'Locale', de: 'Ländereinstellung'},
      en: [236, 209, 94, 33],
      de: [236, 209, 168, 33],
    },
    'base-text': {
      label: {en: 'Base text', de: 'Ausgangstext'},
      en: [330, 209, 292, 33],
      de: [404, 209, 229, 33],
    },
    'translated-text': {
      label: {en: 'Translated text', de: 'Übersetzter Text'},
      en: [621, 209, 304, 33],
      de: [633, 209, 234, 33],
    },
    actions: {
      label: {en: 'Actions', de: 'Aktionen'},
      en: [925, 209, 228, 33],
      de: [866, 209, 287, 33],
    },
    edit: {label: {en: 'Edit', de: 'Bearbeiten'}, en: [937, 264, 86, 41], de: [878, 284, 133, 41]},
    remove: {
      label: {en: 'Remove', de: 'Entfernen'},
      en: [1031, 264, 114, 41],
      de: [1019, 284, 126, 41],
    },
  },
};
