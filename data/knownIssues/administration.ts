import type {KnownIssues} from './types';

export const administrationIssues = {
  'api-allow-list-rule-packages': {
    text: {
      en: 'The hint beside the API list names the verification API and the statistic API. The list also applies to the rule package API.',
      de: 'Der Hinweis bei der API-Liste nennt die Verifizierungs-API und die Statistik-API. Die Liste gilt auch für die Regelpaket-API.',
    },
    remedy: {
      en: 'Add the addresses of the servers that deliver rule packages over the API.',
      de: 'Tragen Sie auch die Adressen der Server ein, die Regelpakete über die API liefern.',
    },
  },
  'allow-list-message-german': {
    text: {
      en: 'In the German interface, the message about a wrong line of an allow list shows the characters `%item` instead of the line.',
      de: 'In der deutschen Oberfläche zeigt die Meldung über eine falsche Zeile einer Zugriffsliste die Zeichen `%item` statt der Zeile.',
    },
    remedy: {
      en: 'Look for an empty line, a space, or a subnet without a number behind the slash.',
      de: 'Suchen Sie nach einer leeren Zeile, einem Leerzeichen oder einem Subnetz ohne Zahl hinter dem Schrägstrich.',
    },
  },
} satisfies KnownIssues;
