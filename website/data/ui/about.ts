import {same} from '../localized';
import type {UiArea} from './types';

export const aboutUi: UiArea = {
  labels: [
    {en: 'Enable the silent mode', de: 'Stiller Modus aktivieren'},
    {en: 'Ignored', de: 'Ignoriert'},
    {en: 'Inactive', de: 'Inaktiv'},
    {en: 'Last database cleanup:', de: 'Letzte Datenbankbereinigung:'},
    {en: 'Project settings', de: 'Projekt-Einstellungen'},
    {en: 'Statistic only', de: 'Nur Statistik'},
    {en: 'Statistic storage', de: 'Speichern der Statistik'},
    same('Status'),
    {en: 'Translations', de: 'Übersetzungen'},
  ],
  messages: [
    {
      en: 'An error occurred. Please try again.',
      de: 'Es trat ein Fehler auf. Bitte wiederholen Sie den Vorgang.',
    },
    same('Field not valid.'),
    same('Form data is empty.'),
    {en: 'Leave this field blank', de: 'Dieses Feld leer lassen'},
    same('Missing in form data, verification not possible.'),
    same('Submission does not exist.'),
    same('Submit token not found or not valid.'),
    {
      en: 'The spam protection is verifying your data. Please wait.',
      de: 'Der Spamschutz prüft Ihre Daten. Bitte warten Sie.',
    },
    same('Verification failed.'),
    {
      en: 'Your data was caught by our spam protection.',
      de: 'Ihre Daten wurden von unserem Spamschutz abgefangen.',
    },
  ],
};
