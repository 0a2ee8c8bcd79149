import type {KnownIssues} from './types';

export const administrationIssues = {
  'mail-password-space': {
    title: {
      en: 'Spaces in the mail password break the login',
      de: 'Leerzeichen im Mail-Passwort verhindern die Anmeldung',
    },
    effect: 'changes-steps',
    page: '/docs/administration/system_settings',
    text: {
      en: 'A space in the user or the password arrives at the mail server as a plus sign.',
      de: 'Ein Leerzeichen im Benutzernamen oder im Passwort kommt beim Mailserver als Pluszeichen an.',
    },
    remedy: {
      en: 'Type app passwords without the spaces between the groups. If a space is part of the password, replace `+` with `%20` in `mailer_dsn`.',
      de: 'Geben Sie App-Passwörter ohne die Leerzeichen zwischen den Gruppen ein. Gehört ein Leerzeichen zum Passwort, ersetzen Sie in `mailer_dsn` das `+` durch `%20`.',
    },
  },
  'api-allow-list-rule-packages': {
    title: {
      en: 'The API allow list also applies to rule packages',
      de: 'Die API-Liste gilt auch für Regelpakete',
    },
    effect: 'changes-steps',
    page: '/docs/administration/security_settings',
    text: {
      en: 'The hint next to the list names only the verification and statistic APIs.',
      de: 'Der Hinweis bei der Liste nennt nur die Verifizierungs- und die Statistik-API.',
    },
    remedy: {
      en: 'Add the addresses of the servers that deliver rule packages over the API.',
      de: 'Tragen Sie auch die Adressen der Server ein, die Regelpakete über die API liefern.',
    },
  },
  'allow-list-message-german': {
    title: {
      en: 'The German message about a wrong line shows `%item`',
      de: 'Die deutsche Meldung über eine falsche Zeile zeigt `%item`',
    },
    effect: 'cosmetic',
    page: '/docs/administration/security_settings',
    text: {
      en: 'The message about an allow list does not show the wrong line.',
      de: 'Die Meldung über eine Zugriffsliste nennt die falsche Zeile nicht.',
    },
    remedy: {
      en: 'Look for an empty line, a space, or a subnet without a number after the slash.',
      de: 'Suchen Sie nach einer leeren Zeile, einem Leerzeichen oder einem Subnetz ohne Zahl hinter dem Schrägstrich.',
    },
  },
  'two-factor-no-admin-reset': {
    title: {
      en: 'Nobody can switch off the second factor of others',
      de: 'Niemand kann den zweiten Faktor anderer abschalten',
    },
    effect: 'blocks',
    page: '/docs/account/two_factor_authentication',
    text: {
      en: 'Administrators cannot do this in the interface either.',
      de: 'In der Oberfläche können das auch Administratoren nicht.',
    },
    remedy: {
      en: 'Keep the backup codes. Without them, somebody with access to the database must clear the stored secret.',
      de: 'Bewahren Sie die Wiederherstellungscodes auf. Ohne sie muss jemand mit Zugang zur Datenbank das gespeicherte Geheimnis leeren.',
    },
  },
} satisfies KnownIssues;
