import {same, type Localized} from './localized';

/** A header that a proxy sends, and what mosparo makes of it. */
export interface ProxyHeader {
  readonly name: string;
  readonly carries: Localized;
  /** What the proxy should send; mosparo ignores the headers that have none. */
  readonly send?: Localized;
  /** What happens when it does not arrive, is not trusted, or is ignored. */
  readonly symptom: Localized;
  readonly since?: string;
}

export const proxyHeaders: readonly ProxyHeader[] = [
  {
    name: 'Host',
    carries: {
      en: 'Name and port that the visitor typed in.',
      de: 'Name und Port, die in der Adresszeile stehen.',
    },
    symptom: {
      en: 'Addresses with the internal name or port (`127.0.0.1:8080`): stylesheet of the box, password email, web cron job.',
      de: 'Adressen mit dem internen Namen oder Port (`127.0.0.1:8080`): Stylesheet der Box, Passwort-E-Mail, Web-Cronjob.',
    },
    send: {
      en: 'the original value, with the port if it is not 443',
      de: 'den ursprünglichen Wert, mit Port, falls er nicht 443 ist',
    },
  },
  {
    name: 'X-Forwarded-For',
    carries: {en: 'IP address of the visitor.', de: 'IP-Adresse des Besuchers.'},
    symptom: {
      en: '[All submissions have the same IP address.](/docs/installation/configure/reverse_proxy#same-ip)',
      de: '[Alle Einsendungen haben dieselbe IP-Adresse.](/docs/installation/configure/reverse_proxy#same-ip)',
    },
    send: {
      en: 'the address of the client; a second proxy appends to what the first one sent',
      de: 'die Adresse des Clients; ein zweiter Proxy hängt seine an die des ersten an',
    },
  },
  {
    name: 'X-Forwarded-Proto',
    carries: {en: 'Scheme that the visitor used.', de: 'Schema, das der Browser benutzt hat.'},
    symptom: {
      en: 'Addresses with `http://`: browsers block the stylesheet of the box as mixed content, the session cookie lacks `Secure`, links in emails and the web cron address are wrong.',
      de: 'Adressen mit `http://`: Browser blockieren das Stylesheet der Box als gemischte Inhalte, dem Sitzungscookie fehlt `Secure`, Links in E-Mails und die Adresse des Web-Cronjobs sind falsch.',
    },
    send: same('`https`'),
  },
  {
    name: 'X-Forwarded-Host',
    carries: {
      en: 'Name and port that the visitor typed in; takes precedence over `Host`.',
      de: 'Name und Port, die in der Adresszeile stehen; hat Vorrang vor `Host`.',
    },
    symptom: {
      en: 'None, as long as the proxy passes on `Host`. Otherwise as for `Host`.',
      de: 'Keines, solange der Proxy `Host` weitergibt. Sonst wie bei `Host`.',
    },
    send: {
      en: 'the original `Host`; never what the client sent under this name',
      de: 'den ursprünglichen Wert von `Host`; nie das, was der Client unter diesem Namen geschickt hat',
    },
  },
  {
    name: 'X-Forwarded-Prefix',
    carries: {
      en: 'Path below which visitors reach mosparo.',
      de: 'Pfad, unter dem mosparo von außen erreichbar ist.',
    },
    symptom: {
      en: 'Only with a sub-path: links, redirects, scripts and stylesheets point to the root of the host and return 404.',
      de: 'Nur mit Unterpfad: Links, Umleitungen, Skripte und Stylesheets führen auf die oberste Ebene des Hosts und enden mit 404.',
    },
    send: {
      en: 'leading slash, no trailing slash: `/mosparo`; without a sub-path, nothing',
      de: 'Schrägstrich vorn, keiner am Ende: `/mosparo`; ohne Unterpfad nichts',
    },
    since: '1.2',
  },
  {
    name: 'X-Forwarded-Port',
    carries: {en: 'Port that the visitor used.', de: 'Port, den der Browser benutzt hat.'},
    symptom: {
      en: 'Ignored. A port other than 443 must be part of `Host` or `X-Forwarded-Host`.',
      de: 'Nicht beachtet. Ein anderer Port als 443 muss in `Host` oder `X-Forwarded-Host` stehen.',
    },
  },
  {
    name: 'Forwarded',
    carries: {
      en: 'All of the above in one header (RFC 7239).',
      de: 'Alle Angaben oben in einem Header (RFC 7239).',
    },
    symptom: {
      en: 'Ignored. Let the proxy send the `X-Forwarded-*` headers.',
      de: 'Nicht beachtet. Lassen Sie den Proxy die `X-Forwarded-*`-Header senden.',
    },
  },
  {
    name: 'X-Real-IP',
    carries: {en: 'IP address of the visitor.', de: 'IP-Adresse des Besuchers.'},
    symptom: {
      en: 'Ignored, unless it is the [custom address header](/docs/installation/configure/proxy_headers#custom-headers).',
      de: 'Nicht beachtet, außer als [eigener Adress-Header](/docs/installation/configure/proxy_headers#custom-headers).',
    },
  },
];
