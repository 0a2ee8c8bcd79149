import type {UiArea} from './types';

export const accountUi = {
  labels: [
    ['Account', 'Account'],
    ['Backup codes', 'Wiederherstellungscodes'],
    ['Continue', 'Weiter'],
    ['Disable', 'Deaktivieren'],
    ['Reconfigure', 'Neu konfigurieren'],
    ['Reset backup codes', 'Wiederherstellungscodes zurücksetzen'],
    ['Two factor authentication', 'Zwei-Faktor-Authentifizierung'],
    ['Verify', 'Verifizieren'],
  ],
  messages: [
    [
      'The verification of the two factor authentication failed. Please repeat the process.',
      'Die Verifizierung der Zwei-Faktor-Authentifizierung ist fehlgeschlagen. Bitte wiederholen Sie den Prozess.',
    ],
  ],
} satisfies UiArea;
