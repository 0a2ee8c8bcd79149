import type {UiArea} from './types';

export const aboutUi: UiArea = {
  labels: [
    ['Enable the silent mode', 'Stiller Modus aktivieren'],
    ['Ignored', 'Ignoriert'],
    ['Inactive', 'Inaktiv'],
    ['Last database cleanup:', 'Letzte Datenbankbereinigung:'],
    ['Project settings', 'Projekt-Einstellungen'],
    ['Statistic only', 'Nur Statistik'],
    ['Statistic storage', 'Speichern der Statistik'],
    ['Status', 'Status'],
    ['Translations', 'Übersetzungen'],
  ],
  messages: [
    [
      'An error occurred. Please try again.',
      'Es trat ein Fehler auf. Bitte wiederholen Sie den Vorgang.',
    ],
    ['Field not valid.', 'Field not valid.'],
    ['Form data is empty.', 'Form data is empty.'],
    ['Leave this field blank', 'Dieses Feld leer lassen'],
    [
      'Missing in form data, verification not possible.',
      'Missing in form data, verification not possible.',
    ],
    ['Submission does not exist.', 'Submission does not exist.'],
    ['Submit token not found or not valid.', 'Submit token not found or not valid.'],
    [
      'The spam protection is verifying your data. Please wait.',
      'Der Spamschutz prüft Ihre Daten. Bitte warten Sie.',
    ],
    ['Verification failed.', 'Verification failed.'],
    [
      'Your data was caught by our spam protection.',
      'Ihre Daten wurden von unserem Spamschutz abgefangen.',
    ],
  ],
};
