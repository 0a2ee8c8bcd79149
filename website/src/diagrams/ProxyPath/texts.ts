/** Addresses of the picture: from the ranges that are reserved for documentation. */
export const visitor = '198.51.100.20';
export const proxy = '192.0.2.10';

export const texts = {
  en: {
    title: 'What mosparo learns about a visitor behind a proxy',
    visitor: 'Visitor',
    proxy: 'Reverse proxy',
    mosparo: 'mosparo',
    tls: 'HTTPS ends here',
    trusted: 'Proxy is trusted',
    untrusted: 'Proxy is not trusted',
    believed: 'headers are accepted',
    ignored: 'headers are ignored',
    sees: 'visitor is',
    or: 'or',
    words: [
      `A visitor with the address ${visitor} connects to the reverse proxy ${proxy} over HTTPS.`,
      `The proxy connects to mosparo and adds Host: mosparo.example.com, X-Forwarded-For: ${visitor} and X-Forwarded-Proto: https.`,
      `If ${proxy} is trusted, mosparo accepts the headers: the visitor is ${visitor} and came over HTTPS.`,
      `If not, every visitor seems to be ${proxy} and to come over HTTP.`,
    ],
  },
  de: {
    title: 'Was mosparo hinter einem Proxy über einen Besucher erfährt',
    visitor: 'Besucher',
    proxy: 'Reverse-Proxy',
    mosparo: 'mosparo',
    tls: 'HTTPS endet hier',
    trusted: 'Proxy ist vertrauenswürdig',
    untrusted: 'Proxy ist nicht vertrauenswürdig',
    believed: 'Header werden ausgewertet',
    ignored: 'Header werden ignoriert',
    sees: 'Besucher ist',
    or: 'oder',
    words: [
      `Ein Besucher mit der Adresse ${visitor} verbindet sich über HTTPS mit dem Reverse-Proxy ${proxy}.`,
      `Der Proxy verbindet sich mit mosparo und ergänzt Host: mosparo.example.com, X-Forwarded-For: ${visitor} und X-Forwarded-Proto: https.`,
      `Ist ${proxy} vertrauenswürdig, wertet mosparo die Header aus: Der Besucher ist ${visitor} und kam über HTTPS.`,
      `Andernfalls scheint jeder Besucher ${proxy} zu sein und über HTTP zu kommen.`,
    ],
  },
} as const;
