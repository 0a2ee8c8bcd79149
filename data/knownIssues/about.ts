import type {KnownIssues} from './types';

export const aboutIssues = {
  'silent-mode-honeypot-verdict': {
    text: {
      en: 'With the silent mode on, the result of the rules replaces the verdict of honeypot and proof of work. A filled honeypot field or a wrong proof of work alone is then not spam any more.',
      de: 'Bei eingeschaltetem stillem Modus ersetzt das Ergebnis der Regeln das Urteil von Honeypot und Arbeitsnachweis. Ein ausgefülltes Honeypot-Feld oder ein falscher Arbeitsnachweis allein ist dann kein Spam mehr.',
    },
    remedy: {
      en: 'Do not rely on honeypot and proof of work in the silent mode, but on rules, minimum time and equal submissions; or leave the silent mode off.',
      de: 'Verlassen Sie sich im stillen Modus nicht auf Honeypot und Arbeitsnachweis, sondern auf Regeln, Mindestzeit und die Grenze für gleiche Einsendungen; oder lassen Sie den stillen Modus aus.',
    },
  },
  'silent-mode-double-count': {
    text: {
      en: 'With the silent mode on, spam is counted twice in the statistics: once at the check and once more at the verification.',
      de: 'Bei eingeschaltetem stillem Modus zählt die Statistik Spam doppelt: einmal bei der Prüfung und noch einmal bei der Überprüfung.',
    },
    remedy: {
      en: 'Count the submissions in the list instead, with the filter for spam, and keep it in mind when you read the numbers of the dashboard or the API.',
      de: 'Zählen Sie stattdessen die Einsendungen in der Liste, mit dem Filter für Spam, und denken Sie daran, wenn Sie die Zahlen der Übersicht oder der API lesen.',
    },
  },
} satisfies KnownIssues;
