import {same} from './localized';
import {type SettingGroup} from './settingField';

const listLabel = {en: 'Allowed IP addresses and subnets', de: 'Erlaubte IP-Adressen und Subnetze'};
const listAllowed = {
  en: 'IPv4 and IPv6 addresses and subnets, one per line',
  de: 'IPv4- und IPv6-Adressen und Subnetze, je Zeile eines',
};
const listStandard = {en: 'empty: everybody', de: 'leer: alle'};
const empty = {en: 'empty', de: 'leer'};

/** Administration → Security settings. */
export const securitySettings = {
  'login-throttling': {
    title: {en: 'Login throttling', de: 'Login-Drosselung'},
    fields: [
      {
        label: {
          en: 'Number of requests for username and IP address',
          de: 'Anzahl der Anfragen pro Benutzername und IP-Adresse',
        },
        key: 'login_throttling_ui_limit',
        meaning: {
          en: 'Failed logins with the same email address from the same IP address before further attempts are refused.',
          de: 'Fehlgeschlagene Anmeldungen mit derselben E-Mail-Adresse von derselben IP-Adresse aus, bevor weitere Versuche abgelehnt werden.',
        },
        allowed: {
          en: 'whole number of requests, 1 or more',
          de: 'ganze Zahl von Anfragen, mindestens 1',
        },
        standard: same('5'),
      },
      {
        label: {
          en: 'Number of requests for an IP address',
          de: 'Anzahl der Anfragen für eine IP-Adresse',
        },
        key: 'login_throttling_ip_limit',
        meaning: {
          en: 'Failed logins from the same IP address, with any email address. Choose more than the first number, especially if many people share an address.',
          de: 'Fehlgeschlagene Anmeldungen von derselben IP-Adresse aus, mit beliebiger E-Mail-Adresse. Wählen Sie mehr als bei der ersten Zahl, besonders wenn sich viele eine Adresse teilen.',
        },
        allowed: {
          en: 'whole number of requests, 1 or more',
          de: 'ganze Zahl von Anfragen, mindestens 1',
        },
        standard: same('25'),
      },
      {
        label: {en: 'Time range', de: 'Zeitspanne'},
        key: 'login_throttling_interval',
        meaning: {
          en: 'How long a failed login counts.',
          de: 'Wie lange eine fehlgeschlagene Anmeldung zählt.',
        },
        allowed: {en: 'whole minutes, 1 or more', de: 'ganze Minuten, mindestens 1'},
        standard: {en: '5 minutes', de: '5 Minuten'},
      },
    ],
  },
  'reverse-proxy': {
    title: {en: 'Reverse proxy', de: 'Reverse Proxy'},
    fields: [
      {
        label: {en: 'List of trusted proxies', de: 'Liste der vertrauenswürdigen Proxies'},
        key: 'trusted_proxies',
        meaning: {
          en: 'Senders whose `X-Forwarded-*` headers mosparo accepts. `127.0.0.1` is always added. Entries are not checked.',
          de: 'Absender, deren `X-Forwarded-*`-Header mosparo auswertet. `127.0.0.1` kommt immer dazu. Einträge werden nicht geprüft.',
        },
        allowed: {
          en: 'IP addresses and subnets (`192.0.2.10`, `10.20.0.0/16`), one per entry',
          de: 'IP-Adressen und Subnetze (`192.0.2.10`, `10.20.0.0/16`), je Eintrag eines',
        },
        standard: same('`127.0.0.1`'),
      },
      {
        label: {
          en: 'Include REMOTE_ADDR in trusted proxies',
          de: 'REMOTE_ADDR in die Liste der vertrauenswürdigen Proxies einfügen',
        },
        key: 'trusted_proxies_include_remote_addr',
        meaning: {
          en: 'Trusts whoever connects. Use it only if nobody but the proxy can reach mosparo.',
          de: 'Vertraut jedem, der sich verbindet. Nur einsetzen, wenn niemand außer dem Proxy mosparo erreichen kann.',
        },
        allowed: {en: 'on, off', de: 'an, aus'},
        standard: {en: 'off', de: 'aus'},
      },
      {
        label: {
          en: 'Name of the custom remote address header',
          de: 'Name der benutzerdefinierten Adress-Kopfzeile',
        },
        key: 'replace_forwarded_for_header',
        meaning: {
          en: 'Header that replaces `X-Forwarded-For`. In version 1.5.4, [write it as a PHP variable](/docs/installation/configure/proxy_headers#custom-headers).',
          de: 'Header, der `X-Forwarded-For` ersetzt. [Schreiben Sie ihn in Version 1.5.4 als PHP-Variable](/docs/installation/configure/proxy_headers#custom-headers).',
        },
        allowed: {
          en: 'for example `HTTP_CF_CONNECTING_IP`',
          de: 'zum Beispiel `HTTP_CF_CONNECTING_IP`',
        },
        standard: empty,
      },
      {
        label: {
          en: 'Name of the custom protocol header',
          de: 'Name der benutzerdefinierten Protokoll-Kopfzeile',
        },
        key: 'replace_forwarded_proto_header',
        meaning: {
          en: 'No effect in version 1.5.4: let the proxy send `X-Forwarded-Proto`.',
          de: 'In Version 1.5.4 ohne Wirkung: Lassen Sie den Proxy `X-Forwarded-Proto` senden.',
        },
        allowed: {en: 'name of a header', de: 'Name eines Headers'},
        standard: empty,
      },
    ],
  },
  'backend-access': {
    title: {en: 'Backend access', de: 'Backend-Zugriff'},
    fields: [
      {
        label: listLabel,
        key: 'backend_access_ip_allow_list',
        meaning: {
          en: 'Who may open the backend. You can save the list only if it contains your own address.',
          de: 'Wer das Backend öffnen darf. Speichern lässt sich die Liste nur, wenn sie Ihre eigene Adresse enthält.',
        },
        allowed: listAllowed,
        standard: listStandard,
        since: '1.1',
      },
    ],
  },
  'api-access': {
    title: {en: 'API access', de: 'API-Zugriff'},
    fields: [
      {
        label: listLabel,
        key: 'api_access_ip_allow_list',
        meaning: {
          en: 'Which servers may call the verification, statistic and rule package APIs.',
          de: 'Welche Server Verifizierungs-, Statistik- und Regelpaket-API aufrufen dürfen.',
        },
        allowed: listAllowed,
        standard: listStandard,
        since: '1.1',
      },
    ],
  },
  'web-cron-job-access': {
    title: {en: 'Web cron job access', de: 'Zugriff auf Web-Cronjobs'},
    fields: [
      {
        label: listLabel,
        key: 'web_cron_job_access_ip_allow_list',
        meaning: {
          en: 'Who may call `/cron-jobs/execute`.',
          de: 'Wer `/cron-jobs/execute` aufrufen darf.',
        },
        allowed: listAllowed,
        standard: listStandard,
        since: '1.2',
      },
    ],
  },
} as const satisfies Record<string, SettingGroup>;
