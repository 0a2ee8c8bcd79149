import type {KnownIssues} from './types';

export const accountIssues = {
  'two-factor-no-admin-reset': {
    text: {
      en: 'Nobody can switch off the second factor of another user in the interface, not even an administrator.',
      de: 'In der Oberfläche kann niemand den zweiten Faktor einer anderen Person abschalten, auch keine Administratorin und kein Administrator.',
    },
    remedy: {
      en: 'Keep the backup codes. Without them, somebody with access to the database has to clear the stored secret.',
      de: 'Bewahren Sie die Wiederherstellungscodes auf. Ohne sie muss jemand mit Zugang zur Datenbank das gespeicherte Geheimnis leeren.',
    },
  },
} satisfies KnownIssues;
