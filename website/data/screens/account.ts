import type {Screen} from './types';

/** /account/settings */
export const accountSettings: Screen = {
  size: {en: [472, 642], de: [472, 642]},
  themes: ['light', 'dark'],
  caption: {en: 'Your own user settings', de: 'Die eigenen Benutzereinstellungen'},
  alt: {
    en: 'Form with six lists: language, date format, time format, time zone, color mode and items per page. Only the color mode is set, to light.',
    de: 'Formular mit sechs Listen: Sprache, Datumsformat, Zeitformat, Zeitzone, Farbmodus und Elemente pro Seite. Nur der Farbmodus ist gesetzt, auf hell.',
  },
  crop: {en: [28, 30, 416, 582], de: [28, 30, 416, 582]},
  marks: {
    'user-settings': {
      label: {en: 'User settings', de: 'Benutzer-Einstellungen'},
      en: [184, 53, 107, 24],
      de: [146, 53, 183, 24],
    },
    language: {
      label: {en: 'Language', de: 'Sprache'},
      en: [53, 101, 366, 68],
      de: [53, 101, 366, 68],
    },
    'date-format': {
      label: {en: 'Date format', de: 'Datumsformat'},
      en: [53, 185, 366, 68],
      de: [53, 185, 366, 68],
    },
    'time-format': {
      label: {en: 'Time format', de: 'Zeitformat'},
      en: [53, 269, 366, 68],
      de: [53, 269, 366, 68],
    },
    timezone: {
      label: {en: 'Timezone', de: 'Zeitzone'},
      en: [53, 353, 366, 68],
      de: [53, 353, 366, 68],
    },
    'color-mode': {
      label: {en: 'Color mode', de: 'Farbmodus'},
      en: [53, 437, 366, 68],
      de: [53, 437, 366, 68],
    },
    'number-of-items-per-page': {
      label: {en: 'Number of items per page', de: 'Anzahl der Elemente pro Seite'},
      en: [53, 521, 366, 68],
      de: [53, 521, 366, 68],
    },
  },
};

/** /account/two-factor/start */
export const accountTwoFactor: Screen = {
  size: {en: [472, 842], de: [472, 882]},
  themes: ['light', 'dark'],
  caption: {
    en: 'QR code and code for the authentication app',
    de: 'QR-Code und Code für die Authentifizierungs-App',
  },
  alt: {
    en: 'Page with a QR code to scan and, below it, the same secret in groups of four characters.',
    de: 'Seite mit einem QR-Code zum Scannen und darunter demselben Geheimnis in Vierergruppen.',
  },
  crop: {en: [28, 30, 416, 782], de: [28, 30, 416, 822]},
  marks: {
    'set-up-two-factor-authentication': {
      label: {
        en: 'Set up two factor authentication',
        de: 'Zwei-Faktor-Authentifizierung einrichten',
      },
      en: [112, 53, 251, 24],
      de: [53, 53, 343, 24],
    },
    'qr-code': {
      label: {en: 'QR code', de: 'QR-Code'},
      isPart: true,
      en: [138, 189, 196, 196],
      de: [138, 209, 196, 196],
    },
    'code-for-the-app': {
      label: {en: 'Code for the app', de: 'Code für die App'},
      isPart: true,
      en: [53, 466, 366, 304],
      de: [53, 506, 366, 304],
    },
  },
};

/** /login */
export const login: Screen = {
  size: {en: [512, 504], de: [512, 504]},
  themes: ['light'],
  caption: {en: 'The login page', de: 'Die Anmeldeseite'},
  alt: {
    en: 'Login page with email address, password, the link to a forgotten password and the login button.',
    de: 'Anmeldeseite mit E-Mail-Adresse, Passwort, dem Link bei vergessenem Passwort und der Schaltfläche zum Anmelden.',
  },
  crop: {en: [34, 16, 444, 464], de: [34, 16, 444, 464]},
  marks: {
    'email-address': {
      label: {en: 'Email address', de: 'E-Mail-Adresse'},
      en: [73, 198, 366, 68],
      de: [73, 198, 366, 68],
    },
    'forgot-password': {
      label: {en: 'Forgot password', de: 'Passwort vergessen'},
      en: [328, 283, 111, 17],
      de: [305, 283, 134, 17],
    },
    password: {
      label: {en: 'Password', de: 'Passwort'},
      en: [73, 282, 366, 68],
      de: [73, 282, 366, 68],
    },
    login: {label: {en: 'Login', de: 'Anmelden'}, en: [73, 382, 366, 41], de: [73, 382, 366, 41]},
  },
};
