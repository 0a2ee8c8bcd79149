import type {Localized} from './localized';

/** The three moments in the life of a submission. */
export const moments = {
  token: {en: 'Token', de: 'Token'},
  check: {en: 'Check', de: 'Prüfung'},
  verification: {en: 'Verification', de: 'Überprüfung'},
} as const satisfies Record<string, Localized>;

export type Moment = keyof typeof moments;

export interface Protection {
  readonly id: string;
  readonly name: Localized;
  /** When it acts. */
  readonly moments: readonly Moment[];
  /** What happens to a visitor that it catches. */
  readonly effect: Localized;
  /** Whether an address on the IP allow list of the project is spared. */
  readonly allowListExempts: boolean;
  /** State in a new project. */
  readonly initially: Localized;
  /** First version that has it; left out where it is older than 1.1. */
  readonly since?: string;
}

const off: Localized = {en: 'Off', de: 'Aus'};

/** Every check that can stop a submission, in the order in which they act. */
export const protections: readonly Protection[] = [
  {
    id: 'request-delay',
    name: {en: 'Request delay', de: 'Anfrageverzögerung'},
    moments: ['token'],
    effect: {
      en: 'No submit token is issued. The box counts down the seconds and asks again by itself.',
      de: 'Es gibt keinen Absende-Token. Die Box zählt die Sekunden herunter und fragt von selbst noch einmal.',
    },
    allowListExempts: true,
    initially: off,
  },
  {
    id: 'lockout',
    name: {en: 'IP lockout', de: 'IP-Sperre'},
    moments: ['check'],
    effect: {
      en: 'The data is not looked at and not stored. The box says until when the address is locked out.',
      de: 'Die Daten werden weder angesehen noch gespeichert. Die Box sagt, bis wann die Adresse gesperrt ist.',
    },
    allowListExempts: true,
    initially: off,
  },
  {
    id: 'honeypot',
    name: {en: 'Honeypot field', de: 'Honeypot-Feld'},
    moments: ['check'],
    effect: {
      en: 'Filled in: spam, with a rating of spam score + 1 (for example 6 / 5).',
      de: 'Ausgefüllt: Spam, mit der Bewertung Spam-Grenzwert + 1 (zum Beispiel 6 / 5).',
    },
    allowListExempts: true,
    initially: off,
  },
  {
    id: 'proof-of-work',
    name: {en: 'Proof of work', de: 'Arbeitsnachweis'},
    moments: ['token', 'check'],
    effect: {
      en: 'The task is set with the token, the result is checked with the data. Wrong or missing: spam, with a rating of spam score + 1.',
      de: 'Die Aufgabe kommt mit dem Token, das Ergebnis wird mit den Daten geprüft. Falsch oder nicht vorhanden: Spam, mit der Bewertung Spam-Grenzwert + 1.',
    },
    allowListExempts: true,
    initially: off,
    since: '1.3',
  },
  {
    id: 'rules',
    name: {
      en: 'Field rules, rule packages, submission rules',
      de: 'Feldregeln, Regelpakete, Einsenderegeln',
    },
    moments: ['check'],
    effect: {
      en: 'Each match gives points. Spam when the points reach the spam score.',
      de: 'Jeder Treffer gibt Punkte. Spam, sobald die Punkte den Spam-Grenzwert erreichen.',
    },
    allowListExempts: false,
    initially: {en: 'No rules', de: 'Keine Regeln'},
  },
  {
    id: 'minimum-time',
    name: {en: 'Minimum time', de: 'Mindestzeit'},
    moments: ['verification'],
    effect: {
      en: 'Too fast: the answer to your backend is `Verification failed.`, and the submission is not valid.',
      de: 'Zu schnell: Ihr Backend erhält die Antwort `Verification failed.`, und die Einsendung ist nicht gültig.',
    },
    allowListExempts: false,
    initially: off,
  },
  {
    id: 'fields',
    name: {
      en: 'Comparison of tokens and fields',
      de: 'Vergleich von Token und Feldern',
    },
    moments: ['verification'],
    effect: {
      en: 'A token that was used before, a changed or a missing field: not valid.',
      de: 'Ein schon verwendeter Token, ein verändertes oder ein fehlendes Feld: nicht gültig.',
    },
    allowListExempts: false,
    initially: {en: 'Always on', de: 'Immer an'},
  },
  {
    id: 'equal-submissions',
    name: {en: 'Equal submissions', de: 'Gleiche Einsendungen'},
    moments: ['verification'],
    effect: {
      en: 'Sent too often: the answer to your backend is `Verification failed.`, and the submission is not valid.',
      de: 'Zu oft geschickt: Ihr Backend erhält die Antwort `Verification failed.`, und die Einsendung ist nicht gültig.',
    },
    allowListExempts: false,
    initially: off,
    since: '1.2',
  },
];
