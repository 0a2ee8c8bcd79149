import type {Locale} from '@site/config/locales';

interface Texts {
  readonly title: string;
  readonly words: readonly string[];
  /** Two lines a box: name, explanation. */
  readonly command: readonly [string, string];
  readonly web: readonly [string, string];
  readonly form: readonly [string, string];
  readonly question: readonly [string, string];
  readonly cleanup: readonly [string, string];
  readonly row: readonly [string, string];
  readonly atOnce: string;
  readonly yes: string;
  readonly again: string;
}

export const texts: Readonly<Record<Locale, Texts>> = {
  en: {
    title: 'What starts a cleanup',
    words: [
      'The command mosparo:cleanup-database and a call of the web cron job clean up at once.',
      'A form request first checks whether 6 hours have passed since the last run. With the grace period, it waits 24 hours longer. If the time has not passed, nothing happens.',
      'Every cleanup deletes what is due and adds a row to the cleanup statistic.',
      'After an incomplete run, a form request continues 10 minutes later.',
    ],
    command: ['Command', 'mosparo:cleanup-database'],
    web: ['Web cron job', 'call of the address'],
    form: ['Form request', 'form opened or checked'],
    question: ['Last run 6 h ago?', 'with grace period 30 h'],
    cleanup: ['Cleanup', 'deletes what is due'],
    row: ['Row in the statistic', 'Complete or Incomplete'],
    atOnce: 'at once',
    yes: 'yes',
    again: 'Incomplete: again after 10 minutes',
  },
  de: {
    title: 'Was eine Bereinigung startet',
    words: [
      'Der Befehl mosparo:cleanup-database und ein Aufruf des Web-Cronjobs bereinigen sofort.',
      'Eine Formularanfrage prüft zuerst, ob seit dem letzten Lauf 6 Stunden vergangen sind. Mit der Schonfrist wartet sie 24 Stunden länger. Ist die Zeit nicht um, geschieht nichts.',
      'Jede Bereinigung löscht, was fällig ist, und schreibt eine Zeile in die Bereinigungsstatistik.',
      'Nach einem unvollständigen Lauf macht eine Formularanfrage 10 Minuten später weiter.',
    ],
    command: ['Befehl', 'mosparo:cleanup-database'],
    web: ['Web-Cronjob', 'Aufruf der Adresse'],
    form: ['Formularanfrage', 'Formular öffnen, prüfen'],
    question: ['Letzter Lauf 6 h her?', 'mit Schonfrist 30 h'],
    cleanup: ['Bereinigung', 'löscht, was fällig ist'],
    row: ['Zeile in der Statistik', 'Komplett, Unvollständig'],
    atOnce: 'sofort',
    yes: 'ja',
    again: 'Unvollständig: nach 10 Minuten weiter',
  },
};
