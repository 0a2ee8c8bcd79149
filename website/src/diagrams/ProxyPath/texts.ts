import {fill, inEachLanguage} from '../../../texts';

/** Addresses of the picture: from the ranges that are reserved for documentation. */
export const visitor = '198.51.100.20';
export const proxy = '192.0.2.10';

export const texts = inEachLanguage((t) => ({
  title: t('What mosparo learns about a visitor behind a proxy'),
  visitor: t('Visitor'),
  proxy: t('Reverse proxy', 'documentation'),
  mosparo: t('mosparo'),
  tls: t('HTTPS ends here'),
  trusted: t('Proxy is trusted'),
  untrusted: t('Proxy is not trusted'),
  believed: t('headers are accepted'),
  ignored: t('headers are ignored'),
  sees: t('visitor is'),
  or: t('or'),
  words: [
    fill(
      t('A visitor with the address {visitor} connects to the reverse proxy {proxy} over HTTPS.'),
      {visitor, proxy},
    ),
    fill(
      t(
        'The proxy connects to mosparo and adds Host: mosparo.example.com, X-Forwarded-For: {visitor} and X-Forwarded-Proto: https.',
      ),
      {visitor},
    ),
    fill(
      t(
        'If {proxy} is trusted, mosparo accepts the headers: the visitor is {visitor} and came over HTTPS.',
      ),
      {proxy, visitor},
    ),
    fill(t('If not, every visitor seems to be {proxy} and to come over HTTP.'), {proxy}),
  ],
}));
