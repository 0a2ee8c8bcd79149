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
    believed: 'headers are believed',
    ignored: 'headers are ignored',
    sees: 'visitor is',
    words: [
      `A visitor with the address ${visitor} opens https://mosparo.example.com. The connection ends at the reverse proxy, which has the address ${proxy}.`,
      `The proxy opens a second connection to mosparo. It adds the headers Host: mosparo.example.com, X-Forwarded-For: ${visitor} and X-Forwarded-Proto: https.`,
      `If ${proxy} is on mosparo's list of trusted proxies, mosparo believes the headers: the visitor is ${visitor} and came over HTTPS.`,
      `If not, mosparo ignores the headers X-Forwarded-…: every visitor seems to be ${proxy} and to come over HTTP.`,
    ],
  },
  de: {
    title: 'Was mosparo hinter einem Proxy über einen Besucher erfährt',
    visitor: 'Besucher',
    proxy: 'Reverse-Proxy',
    mosparo: 'mosparo',
    tls: 'HTTPS endet hier',
    trusted: 'Proxy ist vertrauenswürdig',
    untrusted: 'Proxy ist es nicht',
    believed: 'Kopfzeilen werden geglaubt',
    ignored: 'Kopfzeilen werden ignoriert',
    sees: 'Besucher ist',
    words: [
      `Ein Besucher mit der Adresse ${visitor} öffnet https://mosparo.example.com. Die Verbindung endet am Reverse-Proxy, der die Adresse ${proxy} hat.`,
      `Der Proxy öffnet eine zweite Verbindung zu mosparo. Er fügt die Kopfzeilen Host: mosparo.example.com, X-Forwarded-For: ${visitor} und X-Forwarded-Proto: https hinzu.`,
      `Steht ${proxy} auf der Liste der vertrauenswürdigen Proxys, glaubt mosparo den Kopfzeilen: Der Besucher ist ${visitor} und kam über HTTPS.`,
      `Andernfalls ignoriert mosparo die Kopfzeilen X-Forwarded-…: Jeder Besucher scheint ${proxy} zu sein und über HTTP zu kommen.`,
    ],
  },
} as const;
