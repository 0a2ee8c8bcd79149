import {same, t, type Localized} from '../texts';

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
    carries: t('Name and port that the visitor typed in.'),
    symptom: t(
      'Addresses with the internal name or port (`127.0.0.1:8080`): stylesheet of the box, password email, web cron job.',
    ),
    send: t('the original value, with the port if it is not 443'),
  },
  {
    name: 'X-Forwarded-For',
    carries: t('IP address of the visitor.'),
    symptom: t(
      '[All submissions have the same IP address.](/docs/installation/configure/reverse_proxy#same-ip)',
    ),
    send: t('the address of the client; a second proxy appends to what the first one sent'),
  },
  {
    name: 'X-Forwarded-Proto',
    carries: t('Scheme that the visitor used.'),
    symptom: t(
      'Addresses with `http://`: browsers block the stylesheet of the box as mixed content, the session cookie lacks `Secure`, links in emails and the web cron address are wrong.',
    ),
    send: same('`https`'),
  },
  {
    name: 'X-Forwarded-Host',
    carries: t('Name and port that the visitor typed in; takes precedence over `Host`.'),
    symptom: t('None, as long as the proxy passes on `Host`. Otherwise as for `Host`.'),
    send: t('the original `Host`; never what the client sent under this name'),
  },
  {
    name: 'X-Forwarded-Prefix',
    carries: t('Path below which visitors reach mosparo.'),
    symptom: t(
      'Only with a sub-path: links, redirects, scripts and stylesheets point to the root of the host and return 404.',
    ),
    send: t('leading slash, no trailing slash: `/mosparo`; without a sub-path, nothing'),
    since: '1.2',
  },
  {
    name: 'X-Forwarded-Port',
    carries: t('Port that the visitor used.'),
    symptom: t('Ignored. A port other than 443 must be part of `Host` or `X-Forwarded-Host`.'),
  },
  {
    name: 'Forwarded',
    carries: t('All of the above in one header (RFC 7239).'),
    symptom: t('Ignored. Let the proxy send the `X-Forwarded-*` headers.'),
  },
  {
    name: 'X-Real-IP',
    carries: t('IP address of the visitor.'),
    symptom: t(
      'Ignored, unless it is the [custom address header](/docs/installation/configure/proxy_headers#custom-headers).',
    ),
  },
];
