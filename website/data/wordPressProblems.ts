import type {Localized} from './localized';

/** Something that goes wrong with the WordPress plugin in some of its versions. */
export interface WordPressProblem {
  readonly forms: Localized;
  readonly what: Localized;
  /** The release of the plugin with the fix, or the newest one that is known to lack it. */
  readonly version: {readonly fixedIn: string} | {readonly openIn: string};
  /** Nothing = the update is the only remedy. */
  readonly untilThen?: Localized;
  /** Where it was reported: repository of the organization and number. */
  readonly thread?: readonly [repository: 'mosparo' | 'wordpress-plugin', issue: number];
}

const everywhere = (name: string): Localized => ({en: name, de: name});

/** Open problems first, then the newest fix. Sources: readme.txt and code of the plugin, the threads. */
export const wordPressProblems: readonly WordPressProblem[] = [
  {
    forms: everywhere('Gravity Forms'),
    what: {
      en: 'A form is always refused if its email field asks for a confirmation.',
      de: 'Ein Formular wird immer abgelehnt, wenn sein E-Mail-Feld eine Bestätigung verlangt.',
    },
    version: {openIn: '1.18.1'},
    untilThen: {
      en: 'Switch off the confirmation, or [exclude the email field](/docs/integration/wordpress#exclude-field): rules then do not see the address.',
      de: 'Schalten Sie die Bestätigung ab, oder [schließen Sie das E-Mail-Feld aus](/docs/integration/wordpress#exclude-field): Regeln sehen die Adresse dann nicht.',
    },
    thread: ['mosparo', 437],
  },
  {
    forms: everywhere('Forminator'),
    what: {
      en: 'A form is refused while a condition hides one of its select fields.',
      de: 'Ein Formular wird abgelehnt, solange eine Bedingung eines seiner Auswahlfelder verbirgt.',
    },
    version: {openIn: '1.17.0'},
    untilThen: {
      en: 'Use radio buttons for this field, which are not checked, or show it always.',
      de: 'Verwenden Sie für dieses Feld Optionsfelder, die nicht geprüft werden, oder zeigen Sie es immer an.',
    },
    thread: ['mosparo', 413],
  },
  {
    forms: everywhere('Forminator'),
    what: {
      en: 'A connection of its own makes every verification fail: the module verifies with that of Formidable or the default one.',
      de: 'Mit einer eigenen Verbindung scheitert jede Verifizierung: Das Modul verifiziert mit der von Formidable oder der Standardverbindung.',
    },
    version: {openIn: '1.17.0'},
    untilThen: {
      en: 'Use the default connection for Forminator and Formidable.',
      de: 'Verwenden Sie für Forminator und Formidable die Standardverbindung.',
    },
  },
  {
    forms: {en: 'Comments', de: 'Kommentare'},
    what: {
      en: 'Comments of visitors end up in spam: they were verified twice.',
      de: 'Kommentare von Besuchern landen im Spam: Sie wurden zweimal verifiziert.',
    },
    version: {fixedIn: '1.17.0'},
  },
  {
    forms: everywhere('Ultimate Member'),
    what: {
      en: 'Nobody can log in with its form while the module Account protects the login.',
      de: 'Über sein Formular kann sich niemand anmelden, solange das Modul Konto die Anmeldung schützt.',
    },
    version: {fixedIn: '1.17.0'},
    untilThen: {
      en: 'Switch off the login form in the settings of the module Account.',
      de: 'Schalten Sie in den Einstellungen des Moduls Konto das Anmeldeformular ab.',
    },
    thread: ['wordpress-plugin', 21],
  },
  {
    forms: everywhere('Contact Form 7, Divi, Forminator, Gravity Forms, JetFormBuilder, WS Form'),
    what: {
      en: 'Entries with quotation marks, apostrophes or backslashes are refused.',
      de: 'Eingaben mit Anführungszeichen, Apostrophen oder Backslashes werden abgelehnt.',
    },
    version: {fixedIn: '1.16.0'},
  },
  {
    forms: everywhere('Ninja Forms'),
    what: {
      en: 'The verification does not start correctly with current versions of Ninja Forms.',
      de: 'Mit aktuellen Versionen von Ninja Forms startet die Verifizierung nicht richtig.',
    },
    version: {fixedIn: '1.16.0'},
  },
  {
    forms: everywhere('Contact Form 7'),
    what: {
      en: 'A form without the field “mosparo” cannot be sent if another one on the page has it.',
      de: 'Ein Formular ohne das Feld „mosparo“ lässt sich nicht senden, wenn ein anderes auf der Seite es hat.',
    },
    version: {fixedIn: '1.15.2'},
  },
  {
    forms: everywhere('Contact Form 7'),
    what: {
      en: 'The form is not sent correctly, above all in the invisible mode.',
      de: 'Das Formular wird nicht richtig gesendet, vor allem im unsichtbaren Modus.',
    },
    version: {fixedIn: '1.15.1'},
  },
  {
    forms: everywhere('Formidable'),
    what: {
      en: 'After an error in the form, the second attempt is refused.',
      de: 'Nach einem Fehler im Formular wird der zweite Versuch abgelehnt.',
    },
    version: {fixedIn: '1.15.0'},
    untilThen: {en: 'Reload the page.', de: 'Laden Sie die Seite neu.'},
  },
  {
    forms: everywhere('Gravity Forms'),
    what: {
      en: 'With AJAX, the token is missing; the invisible mode works from 1.14.2.',
      de: 'Mit AJAX fehlt der Token; der unsichtbare Modus funktioniert ab 1.14.2.',
    },
    version: {fixedIn: '1.14.1'},
    thread: ['wordpress-plugin', 17],
  },
  {
    forms: everywhere('JetFormBuilder'),
    what: {
      en: 'Forms with a range field are refused.',
      de: 'Formulare mit einem Schieberegler werden abgelehnt.',
    },
    version: {fixedIn: '1.13.6'},
  },
  {
    forms: {en: 'Login forms', de: 'Anmeldeformulare'},
    what: {
      en: 'A login is refused if the password was made visible.',
      de: 'Eine Anmeldung wird abgelehnt, wenn das Passwort eingeblendet wurde.',
    },
    version: {fixedIn: '1.13.5'},
    untilThen: {en: 'Keep the password hidden.', de: 'Blenden Sie das Passwort nicht ein.'},
  },
  {
    forms: everywhere(
      'Contact Form 7, Divi, Everest Forms, Forminator, Gravity Forms, JetFormBuilder',
    ),
    what: {
      en: 'Entries with a space at the start or end are refused; in Contact Form 7 also multiple choices.',
      de: 'Eingaben mit einem Leerzeichen am Anfang oder Ende werden abgelehnt, in Contact Form 7 auch eine Mehrfachauswahl.',
    },
    version: {fixedIn: '1.13.4'},
  },
  {
    forms: everywhere('JetFormBuilder'),
    what: {
      en: 'Forms are accepted without a check if JavaScript is off.',
      de: 'Ist JavaScript ausgeschaltet, werden Formulare ungeprüft angenommen.',
    },
    version: {fixedIn: '1.13.3'},
    thread: ['wordpress-plugin', 16],
  },
  {
    forms: everywhere('Elementor Pro'),
    what: {
      en: 'The box is missing when a popup is opened again.',
      de: 'Beim erneuten Öffnen eines Popups fehlt die Box.',
    },
    version: {fixedIn: '1.13.2'},
    thread: ['mosparo', 318],
  },
  {
    forms: everywhere('Divi'),
    what: {
      en: 'The module needs the plugin Divi Builder; the theme is not enough.',
      de: 'Das Modul braucht das Plugin Divi Builder; das Theme genügt nicht.',
    },
    version: {fixedIn: '1.13.1'},
  },
  {
    forms: everywhere('Gravity Forms'),
    what: {
      en: 'A form is refused while a condition hides one of its fields.',
      de: 'Ein Formular wird abgelehnt, solange eine Bedingung eines seiner Felder verbirgt.',
    },
    version: {fixedIn: '1.12.2'},
    thread: ['mosparo', 295],
  },
];
