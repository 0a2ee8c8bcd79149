import type {KnownIssues} from './types';

export const aboutIssues = {
  'silent-mode-honeypot-verdict': {
    text: {
      en: 'With the silent mode on, the result of the rules replaces the verdict of honeypot and proof of work. A filled honeypot field alone is then not spam any more.',
      de: 'Bei eingeschaltetem stillem Modus ersetzt das Ergebnis der Regeln das Urteil von Honeypot und Arbeitsnachweis. Ein ausgefülltes Honeypot-Feld allein ist dann kein Spam mehr.',
    },
    remedy: {
      en: 'Do not rely on honeypot and proof of work in the silent mode; rely on rules, minimum time and equal submissions.',
      de: 'Verlassen Sie sich im stillen Modus nicht auf Honeypot und Arbeitsnachweis, sondern auf Regeln, Mindestzeit und die Grenze für gleiche Einsendungen.',
    },
  },
  'silent-mode-double-count': {
    text: {
      en: 'With the silent mode on, spam is counted twice in the statistics: once at the check and once more at the verification.',
      de: 'Bei eingeschaltetem stillem Modus zählt die Statistik Spam doppelt: einmal bei der Prüfung und noch einmal bei der Überprüfung.',
    },
    remedy: {
      en: 'Count the submissions in the list instead, with the filter for spam.',
      de: 'Zählen Sie stattdessen die Einsendungen in der Liste, mit dem Filter für Spam.',
    },
  },
  'invisible-mode-overlay-stays': {
    text: {
      en: 'If the visitor submits the form in the invisible mode while the proof of work is still being solved or a delay is running, the form is not sent, the overlay stays, and nothing tries again.',
      de: 'Sendet ein Besucher das Formular im unsichtbaren Modus ab, während der Arbeitsnachweis noch gerechnet wird oder eine Verzögerung läuft, wird das Formular nicht gesendet, die Abdeckung bleibt stehen, und nichts versucht es erneut.',
    },
    remedy: {
      en: 'Keep the complexity of the proof of work low in the invisible mode (the default 5 or less, no dynamic complexity). The visitor has to reload the page.',
      de: 'Halten Sie die Komplexität des Arbeitsnachweises im unsichtbaren Modus niedrig (voreingestellt 5 oder weniger, ohne dynamische Komplexität). Der Besucher muss die Seite neu laden.',
    },
  },
} satisfies KnownIssues;
