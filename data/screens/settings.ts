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
    en: 'On the left name, description and hosts of the project, and its group. On the right the connection details with host and unique identification number, and the API keys with the public and the hidden private key.',
    de: 'Links Name, Beschreibung und Hosts des Projekts sowie seine Gruppe. Rechts die Verbindungsdetails mit Host und eindeutiger Identifikationsnummer und die API-Zugangsdaten mit dem öffentlichen und dem verborgenen geheimen Schlüssel.',
  },
  crop: {en: [222, 196, 946, 662], de: [222, 196, 946, 662]},
  marks: {
    help: {label: ['Help', 'Hilfe'], en: [1063, 140, 91, 41], de: [1063, 140, 91, 41]},
    'general-settings': {
      label: ['General settings', 'Haupteinstellungen'],
      en: [256, 225, 126, 24],
      de: [256, 225, 149, 24],
    },
    'connection-details': {
      label: ['Connection details', 'Verbindungsdetails'],
      en: [723, 225, 143, 24],
      de: [723, 225, 148, 24],
    },
    name: {label: ['Name', 'Name'], en: [256, 282, 410, 68], de: [256, 282, 410, 68]},
    host: {label: ['Host', 'Host'], en: [723, 282, 410, 69], de: [723, 282, 410, 69]},
    description: {
      label: ['Description', 'Beschreibung'],
      en: [256, 366, 410, 178],
      de: [256, 366, 410, 178],
    },
    'unique-identification-number': {
      label: ['Unique identification number', 'Eindeutige Identifikationsnummer'],
      en: [723, 367, 410, 69],
      de: [723, 367, 410, 69],
    },
    'api-keys': {
      label: ['API Keys', 'API-Zugangsdaten'],
      en: [723, 486, 67, 24],
      de: [723, 486, 144, 24],
    },
    'public-key': {
      label: ['Public key', 'Öffentlicher Schlüssel'],
      en: [723, 543, 410, 69],
      de: [723, 543, 410, 69],
    },
    hosts: {label: ['Hosts', 'Hosts'], en: [256, 560, 410, 71], de: [256, 560, 410, 71]},
    'private-key': {
      label: ['Private key', 'Geheimer Schlüssel'],
      en: [723, 628, 410, 69],
      de: [723, 628, 410, 69],
    },
    'main-group': {
      label: ['Main group', 'Hauptgruppe'],
      en: [297, 878, 106, 20],
      de: [297, 964, 119, 20],
    },
    add: {label: ['Add', 'Hinzufügen'], en: [578, 647, 87, 41], de: [528, 647, 137, 41]},
    reissue: {
      label: ['Reissue', 'Neu ausstellen'],
      en: [1029, 478, 112, 40],
      de: [982, 478, 159, 40],
    },
    'integrate-mosparo': {
      label: ['Integrate mosparo', 'mosparo integrieren'],
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
    en: 'Five cards: spam detection with status, spam score 5.0 and silent mode; source of the language; storage of the statistic; metadata; and for developers the API debug mode and the verification simulation mode.',
    de: 'Fünf Karten: Spamerkennung mit Status, Spam-Grenzwert 5.0 und stillem Modus; Quelle der Sprache; Speichern der Statistik; Metadaten; und für Entwickler der API-Debugging-Modus und der Verifizierungs-Simulations-Modus.',
  },
  crop: {en: [222, 196, 946, 662], de: [222, 196, 946, 662]},
  marks: {
    help: {label: ['Help', 'Hilfe'], en: [1063, 140, 91, 41], de: [1063, 140, 91, 41]},
    'spam-detection-options': {
      label: ['Spam detection options', 'Spamerkennungs-Optionen'],
      en: [256, 225, 182, 24],
      de: [256, 225, 211, 24],
    },
    'statistic-options': {
      label: ['Statistic options', 'Statistik-Optionen'],
      en: [723, 225, 124, 24],
      de: [723, 225, 140, 24],
    },
    status: {label: ['Status', 'Status'], en: [256, 282, 410, 68], de: [256, 282, 410, 68]},
    'statistic-storage': {
      label: ['Statistic storage', 'Speichern der Statistik'],
      en: [723, 282, 410, 68],
      de: [723, 282, 410, 68],
    },
    'spam-score': {
      label: ['Spam score', 'Spam-Grenzwert'],
      en: [256, 404, 410, 68],
      de: [256, 421, 410, 68],
    },
    'metadata-options': {
      label: ['Metadata options', 'Optionen für Metadaten'],
      en: [723, 455, 134, 24],
      de: [723, 473, 183, 24],
    },
    'enable-the-silent-mode': {
      label: ['Enable the silent mode', 'Stiller Modus aktivieren'],
      en: [256, 544, 186, 20],
      de: [256, 561, 190, 20],
    },
    'add-spam-detection-data-to-verification-response': {
      label: [
        'Add spam detection data to verification response',
        'Spam-Erkennungsdaten zur Verifizierungsantwort hinzufügen',
      ],
      en: [256, 677, 362, 20],
      de: [256, 712, 410, 40],
    },
    'developer-options': {
      label: ['Developer options', 'Entwickler-Optionen'],
      en: [723, 720, 139, 24],
      de: [723, 772, 157, 24],
    },
    'language-options': {
      label: ['Language options', 'Sprach-Optionen'],
      en: [256, 803, 137, 24],
      de: [256, 874, 132, 24],
    },
    'use-browser-language': {
      label: ['Use browser language', 'Browsersprache verwenden'],
      en: [256, 890, 194, 20],
      de: [256, 961, 231, 20],
    },
    'metadata-allowed': {
      label: ['Metadata allowed', 'Metadaten erlaubt'],
      en: [723, 512, 410, 20],
      de: [723, 530, 410, 20],
    },
    'api-debug-mode': {
      label: ['API debug mode', 'API-Debugging-Modus'],
      en: [723, 778, 410, 20],
      de: [723, 830, 410, 20],
    },
    'verification-simulation-mode': {
      label: ['Verification simulation mode', 'Verifizierungs-Simulations-Modus'],
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
    en: 'List of two project members, an owner and an editor, with buttons to edit and remove each. The green button above adds a member.',
    de: 'Liste mit zwei Projektmitgliedern, einem Besitzer und einem Bearbeiter, mit Schaltflächen zum Bearbeiten und Entfernen. Die grüne Schaltfläche darüber fügt ein Mitglied hinzu.',
  },
  crop: {en: [24, 122, 1152, 326], de: [24, 122, 1152, 334]},
  focus: {en: [226, 196, 460, 200], de: [226, 196, 460, 200]},
  marks: {
    help: {label: ['Help', 'Hilfe'], en: [858, 140, 91, 41], de: [809, 140, 91, 41]},
    'add-project-member': {
      label: ['Add project member', 'Projekt-Mitglied hinzufügen'],
      en: [957, 140, 197, 41],
      de: [908, 140, 246, 41],
    },
    'project-members': {
      label: ['Project members', 'Projekt-Mitglieder'],
      en: [46, 156, 168, 28],
      de: [46, 156, 180, 28],
    },
    user: {label: ['User', 'Benutzer'], en: [236, 209, 419, 33], de: [236, 209, 378, 33]},
    role: {label: ['Role', 'Rolle'], en: [654, 209, 271, 33], de: [613, 209, 253, 33]},
    actions: {label: ['Actions', 'Aktionen'], en: [925, 209, 228, 33], de: [866, 209, 287, 33]},
    edit: {label: ['Edit', 'Bearbeiten'], en: [937, 254, 86, 41], de: [878, 254, 133, 41]},
    remove: {label: ['Remove', 'Entfernen'], en: [1031, 254, 114, 41], de: [1019, 254, 126, 41]},
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
    en: 'A card with the button to edit the general security settings. Below it is the list of guidelines with one entry, Office with priority 10, and a green button to add a guideline.',
    de: 'Eine Karte mit der Schaltfläche zum Bearbeiten der allgemeinen Sicherheitseinstellungen. Darunter steht die Liste der Richtlinien mit einem Eintrag, Büro mit Priorität 10, und einer grünen Schaltfläche zum Hinzufügen.',
  },
  crop: {en: [222, 196, 946, 466], de: [222, 196, 946, 490]},
  marks: {
    help: {label: ['Help', 'Hilfe'], en: [1063, 140, 91, 41], de: [1063, 140, 91, 41]},
    security: {label: ['Security', 'Sicherheit'], en: [46, 156, 85, 28], de: [46, 156, 102, 28]},
    'edit-general-security-settings': {
      label: ['Edit general security settings', 'Allgemeine Sicherheitseinstellungen bearbeiten'],
      en: [276, 333, 256, 41],
      de: [276, 357, 379, 41],
    },
    'add-guideline': {
      label: ['Add guideline', 'Richtlinie hinzufügen'],
      en: [1002, 431, 152, 41],
      de: [954, 455, 200, 41],
    },
    name: {label: ['Name', 'Name'], en: [236, 489, 534, 33], de: [236, 513, 480, 33]},
    priority: {label: ['Priority', 'Priorität'], en: [769, 489, 156, 33], de: [716, 513, 150, 33]},
    actions: {label: ['Actions', 'Aktionen'], en: [925, 489, 228, 33], de: [866, 513, 287, 33]},
    edit: {label: ['Edit', 'Bearbeiten'], en: [937, 534, 86, 41], de: [878, 558, 133, 41]},
    remove: {label: ['Remove', 'Entfernen'], en: [1031, 534, 114, 41], de: [1019, 558, 126, 41]},
  },
};

/** /project/{id}/settings/security/edit-general */
export const settingsSecurityEdit: Screen = {
  size: {en: [852, 698], de: [852, 755]},
  themes: ['light', 'dark'],
  caption: {en: 'Minimum time and honeypot', de: 'Mindestzeit und Honeypot'},
  alt: {
    en: 'Two cards. The minimum time is enabled and set to 4 seconds. The honeypot is enabled and its field is named website-url.',
    de: 'Zwei Karten. Die Mindestzeit ist aktiviert und auf 4 Sekunden gesetzt. Der Honeypot ist aktiviert, und sein Feld heißt website-url.',
  },
  crop: {en: [0, 0, 852, 620], de: [0, 0, 852, 620]},
  marks: {
    'enable-minimum-time': {
      label: ['Enable minimum time', 'Mindestzeit aktivieren'],
      en: [34, 182, 176, 20],
      de: [34, 182, 180, 20],
    },
    'minimum-time': {
      label: ['Minimum time', 'Mindestzeit'],
      en: [34, 218, 785, 68],
      de: [34, 218, 785, 68],
    },
    honeypot: {label: ['Honeypot', 'Honeypot-Feld'], en: [34, 357, 75, 24], de: [34, 357, 114, 24]},
    'enable-honeypot-field': {
      label: ['Enable honeypot field', 'Honeypot-Feld aktivieren'],
      en: [34, 526, 178, 20],
      de: [34, 566, 202, 20],
    },
    'field-name': {
      label: ['Field name', 'Feldname'],
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
    en: 'Two cards, both enabled, with the number of allowed requests, the detection time frame, a base time and a factor. Delay: 30 requests in 30 seconds, 60 seconds. Lockout: 60 requests in 60 seconds, 300 seconds.',
    de: 'Zwei Karten, beide aktiviert, mit Anzahl erlaubter Anfragen, Erkennungszeitraum, Anfangszeit und Multiplikator. Verzögerung: 30 Anfragen in 30 Sekunden, 60 Sekunden. Sperre: 60 Anfragen in 60 Sekunden, 300 Sekunden.',
  },
  crop: {en: [0, 0, 852, 620], de: [0, 0, 852, 620]},
  marks: {
    'request-delaying': {
      label: ['Request delaying', 'Anfrageverzögerung'],
      en: [34, 29, 132, 24],
      de: [34, 30, 158, 24],
    },
    'enable-request-delay': {
      label: ['Enable request delay', 'Anfrageverzögerung aktivieren'],
      en: [34, 198, 174, 20],
      de: [34, 219, 239, 20],
    },
    'number-of-allowed-requests': {
      label: ['Number of allowed requests', 'Anzahl erlaubter Anfragen'],
      en: [34, 234, 385, 68],
      de: [34, 255, 385, 68],
    },
    'detection-time-frame': {
      label: ['Detection time frame', 'Erkennungszeitraum'],
      en: [434, 234, 385, 68],
      de: [434, 255, 385, 68],
    },
    'base-delay-time': {
      label: ['Base delay time', 'Anfangsverzögerungszeit'],
      en: [34, 340, 385, 68],
      de: [34, 377, 385, 68],
    },
    multiplicator: {
      label: ['Multiplicator', 'Multiplikator'],
      en: [434, 340, 385, 68],
      de: [434, 377, 385, 68],
    },
    'ip-lockout': {
      label: ['IP lockout', 'IP-Sperre'],
      en: [34, 479, 75, 24],
      de: [34, 533, 72, 24],
    },
    'enable-automatic-lockout': {
      label: ['Enable automatic lockout', 'Automatische Sperre aktivieren'],
      en: [34, 612, 202, 20],
      de: [34, 666, 242, 20],
    },
    'base-lockout-time': {
      label: ['Base lockout time', 'Anfangssperrzeit'],
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
    en: 'On the left name, description and priority of the guideline. On the right its criteria: subnets, country codes and AS numbers by IP address, with one subnet entered, and pages, actions and IDs by form.',
    de: 'Links Name, Beschreibung und Priorität der Richtlinie. Rechts ihre Kriterien: Subnetze, Ländercodes und AS-Nummern nach IP-Adresse, mit einem eingetragenen Subnetz, und Seiten, Aktionen und IDs nach Formular.',
  },
  crop: {en: [24, 122, 1152, 806], de: [24, 122, 1152, 806]},
  focus: {en: [430, 208, 460, 460], de: [430, 208, 460, 460]},
  marks: {
    guideline: {label: ['Guideline', 'Richtlinie'], en: [67, 225, 72, 24], de: [67, 225, 70, 24]},
    criteria: {label: ['Criteria', 'Kriterien'], en: [442, 225, 56, 24], de: [442, 225, 65, 24]},
    name: {label: ['Name', 'Name'], en: [67, 282, 317, 68], de: [67, 282, 317, 68]},
    description: {
      label: ['Description', 'Beschreibung'],
      en: [67, 366, 317, 178],
      de: [67, 366, 317, 178],
    },
    subnets: {label: ['Subnets', 'Subnetze'], en: [442, 514, 137, 38], de: [442, 554, 145, 38]},
    'country-codes': {
      label: ['Country codes', 'Ländercodes'],
      en: [577, 514, 182, 38],
      de: [586, 554, 171, 38],
    },
    'as-numbers': {
      label: ['AS numbers', 'AS-Nummern'],
      en: [759, 514, 165, 38],
      de: [756, 554, 174, 38],
    },
    priority: {label: ['Priority', 'Priorität'], en: [67, 560, 317, 68], de: [67, 560, 317, 68]},
    remove: {label: ['Remove', 'Entfernen'], en: [1073, 568, 39, 41], de: [1073, 608, 39, 41]},
    'form-page-urls': {
      label: ['Form page URLs', 'Formular-Seiten-URLs'],
      en: [442, 799, 194, 38],
      de: [442, 873, 231, 38],
    },
    'form-action-urls': {
      label: ['Form action URLs', 'Formular-Aktions-URLs'],
      en: [634, 799, 201, 38],
      de: [672, 873, 239, 38],
    },
    'form-ids': {
      label: ['Form IDs', 'Formular-IDs'],
      en: [834, 799, 143, 38],
      de: [910, 873, 170, 38],
    },
    add: {label: ['Add', 'Hinzufügen'], en: [1025, 625, 87, 41], de: [975, 665, 137, 41]},
  },
};

/** /project/{id}/settings/design */
export const settingsDesignSimple: Screen = {
  size: {en: [1200, 984], de: [1200, 1004]},
  themes: ['light', 'dark'],
  caption: {en: 'The design in simple mode', de: 'Die Darstellung im einfachen Modus'},
  alt: {
    en: 'On the left three colors of the website, for background, foreground and accent, and the size of the box: small, medium or large. On the right a preview of the box and tabs for its states.',
    de: 'Links drei Farben der Website, für Hintergrund, Vordergrund und Akzent, und die Größe der Box: klein, mittel oder groß. Rechts eine Vorschau der Box und Reiter für ihre Zustände.',
  },
  crop: {en: [222, 196, 946, 662], de: [222, 196, 946, 662]},
  marks: {
    help: {label: ['Help', 'Hilfe'], en: [1063, 140, 91, 41], de: [1063, 140, 91, 41]},
    design: {label: ['Design', 'Darstellung'], en: [46, 156, 70, 28], de: [46, 156, 115, 28]},
    'simple-design': {
      label: ['Simple design', 'Einfache Darstellung'],
      en: [256, 225, 107, 24],
      de: [256, 225, 158, 24],
    },
    'background-color-of-the-website': {
      label: ['Background color of the website', 'Hintergrundfarbe der Website'],
      en: [256, 414, 431, 68],
      de: [256, 434, 431, 68],
    },
    normal: {label: ['Normal', 'Normal'], en: [713, 423, 102, 38], de: [713, 443, 102, 38]},
    'foreground-color-of-the-website': {
      label: ['Foreground color of the website', 'Vordergrundfarbe der Website'],
      en: [256, 536, 431, 68],
      de: [256, 556, 431, 68],
    },
    'accent-color-of-the-website': {
      label: ['Accent color of the website', 'Akzentfarbe der Website'],
      en: [256, 659, 431, 68],
      de: [256, 679, 431, 68],
    },
    small: {label: ['Small', 'Klein'], en: [256, 811, 62, 38], de: [256, 831, 58, 38]},
    medium: {label: ['Medium', 'Mittel'], en: [325, 811, 79, 38], de: [322, 831, 63, 38]},
    large: {label: ['Large', 'Gross'], en: [412, 811, 63, 38], de: [393, 831, 64, 38]},
    'design-mode': {
      label: ['Design mode', 'Darstellungsart'],
      en: [235, 919, 160, 41],
      de: [235, 939, 175, 41],
    },
    save: {label: ['Save', 'Speichern'], en: [1061, 919, 93, 41], de: [1026, 939, 128, 41]},
  },
};

/** /project/{id}/settings/design */
export const settingsDesignAdvanced: Screen = {
  size: {en: [1200, 970], de: [1200, 990]},
  themes: ['light', 'dark'],
  caption: {en: 'The design in advanced mode', de: 'Die Darstellung im erweiterten Modus'},
  alt: {
    en: 'Above: size, radius and border width of the box. Below: the colors of the normal state, for background, border, checkbox, text and shadows, tabs for the other states, a preview of the box and the contrast ratio.',
    de: 'Oben Größe, Radius und Rahmenbreite der Box. Darunter die Farben des normalen Zustands, für Hintergrund, Rahmen, Checkbox, Text und Schatten, Reiter für die anderen Zustände, eine Vorschau der Box und das Kontrastverhältnis.',
  },
  crop: {en: [222, 196, 946, 662], de: [222, 196, 946, 662]},
  marks: {
    help: {label: ['Help', 'Hilfe'], en: [1063, 140, 91, 41], de: [1063, 140, 91, 41]},
    'dimensions-and-font-size': {
      label: ['Dimensions and font size', 'Abmessungen und Schriftgrösse'],
      en: [256, 225, 192, 24],
      de: [256, 225, 250, 24],
    },
    'box-radius': {
      label: ['Box radius', 'Radius der Box'],
      en: [560, 336, 268, 69],
      de: [560, 336, 268, 69],
    },
    'border-width': {
      label: ['Border width', 'Rahmenbreite'],
      en: [844, 336, 268, 69],
      de: [844, 336, 268, 69],
    },
    'preview-background': {
      label: ['Preview background', 'Hintergrund der Vorschau'],
      en: [846, 464, 295, 40],
      de: [810, 464, 331, 40],
    },
    colors: {label: ['Colors', 'Farben'], en: [256, 472, 50, 24], de: [256, 472, 54, 24]},
    background: {
      label: ['Background', 'Hintergrund'],
      en: [277, 583, 197, 68],
      de: [277, 583, 197, 68],
    },
    border: {label: ['Border', 'Rahmen'], en: [489, 583, 197, 68], de: [489, 583, 197, 68]},
    checkbox: {label: ['Checkbox', 'Checkbox'], en: [277, 667, 197, 68], de: [277, 667, 197, 68]},
    text: {label: ['Text', 'Text'], en: [489, 667, 197, 68], de: [489, 667, 197, 68]},
    shadow: {label: ['Shadow', 'Schatten'], en: [277, 751, 197, 68], de: [277, 751, 197, 68]},
    'shadow-inset': {
      label: ['Shadow Inset', 'Schatten, Innen'],
      en: [489, 751, 197, 68],
      de: [489, 751, 197, 68],
    },
    save: {label: ['Save', 'Speichern'], en: [1061, 905, 93, 41], de: [1026, 925, 128, 41]},
  },
};

/** /project/{id}/settings/translations */
export const settingsTranslations: Screen = {
  size: {en: [1200, 583], de: [1200, 703]},
  themes: ['light', 'dark'],
  caption: {en: 'Own texts of the box by language', de: 'Eigene Texte der Box nach Sprache'},
  alt: {
    en: 'Table with the languages de, en and fr. Each row has the default text, the custom text that replaces it, and buttons to edit and remove it.',
    de: 'Tabelle mit den Sprachen de, en und fr. Jede Zeile hat den Text, den das Produkt mitbringt, den eigenen Text an seiner Stelle und Schaltflächen zum Bearbeiten und Entfernen.',
  },
  crop: {en: [24, 122, 1152, 449], de: [24, 122, 1152, 569]},
  focus: {en: [226, 196, 460, 330], de: [226, 196, 460, 330]},
  marks: {
    help: {label: ['Help', 'Hilfe'], en: [893, 140, 91, 41], de: [830, 140, 91, 41]},
    'add-translation': {
      label: ['Add translation', 'Übersetzung hinzufügen'],
      en: [992, 140, 162, 41],
      de: [928, 140, 226, 41],
    },
    translations: {
      label: ['Translations', 'Übersetzungen'],
      en: [46, 156, 123, 28],
      de: [46, 156, 153, 28],
    },
    locale: {
      label: ['Locale', 'Ländereinstellung'],
      en: [236, 209, 94, 33],
      de: [236, 209, 168, 33],
    },
    'base-text': {
      label: ['Base text', 'Ausgangstext'],
      en: [330, 209, 292, 33],
      de: [404, 209, 229, 33],
    },
    'translated-text': {
      label: ['Translated text', 'Übersetzter Text'],
      en: [621, 209, 304, 33],
      de: [633, 209, 234, 33],
    },
    actions: {label: ['Actions', 'Aktionen'], en: [925, 209, 228, 33], de: [866, 209, 287, 33]},
    edit: {label: ['Edit', 'Bearbeiten'], en: [937, 264, 86, 41], de: [878, 284, 133, 41]},
    remove: {label: ['Remove', 'Entfernen'], en: [1031, 264, 114, 41], de: [1019, 284, 126, 41]},
  },
};
