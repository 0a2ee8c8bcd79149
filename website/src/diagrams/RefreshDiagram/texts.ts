import type {Locale} from '@site/config/locales';

interface Texts {
  readonly title: string;
  readonly description: readonly string[];
  /** Question, and the state that "no" leads to. */
  readonly steps: readonly {readonly question: readonly string[]; readonly otherwise: string}[];
  readonly done: readonly string[];
  readonly yes: string;
  readonly no: string;
}

export const texts: Readonly<Record<Locale, Texts>> = {
  en: {
    title: 'What happens at a refresh',
    description: [
      'Has the refresh interval passed since the last refresh? If not, the state is Too soon.',
      'Are the file and its checksum file there, and does the SHA-256 hash match? If not, the state is Failed.',
      'Does lastUpdatedAt differ from the stored value? If not, the state is Up-to-date.',
      'Otherwise the content is imported and what is no longer in it is removed: Completed.',
    ],
    steps: [
      {question: ['refreshInterval', 'has passed?'], otherwise: 'Too soon'},
      {question: ['File loaded and', 'hash matches?'], otherwise: 'Failed'},
      {question: ['lastUpdatedAt', 'differs?'], otherwise: 'Up-to-date'},
    ],
    done: ['Import', 'Completed'],
    yes: 'yes',
    no: 'no',
  },
  de: {
    title: 'Was bei einer Aktualisierung passiert',
    description: [
      'Ist seit der letzten Aktualisierung das Intervall vergangen? Wenn nicht, lautet der Zustand „Zu früh“.',
      'Sind die Datei und ihre Prüfsummendatei da, und stimmt der SHA-256-Hash? Wenn nicht, lautet der Zustand „Fehlgeschlagen“.',
      'Weicht lastUpdatedAt vom gespeicherten Wert ab? Wenn nicht, lautet der Zustand „Aktuell“.',
      'Andernfalls wird der Inhalt importiert, und was darin nicht mehr vorkommt, wird entfernt: „Abgeschlossen“.',
    ],
    steps: [
      {question: ['refreshInterval', 'vergangen?'], otherwise: 'Zu früh'},
      {question: ['Datei geladen,', 'Hash stimmt?'], otherwise: 'Fehlgeschlagen'},
      {question: ['lastUpdatedAt', 'weicht ab?'], otherwise: 'Aktuell'},
    ],
    done: ['Import', 'Abgeschlossen'],
    yes: 'ja',
    no: 'nein',
  },
};
