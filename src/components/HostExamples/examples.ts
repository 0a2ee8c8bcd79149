import type {Localized} from '@site/data/localized';

export interface HostExample {
  readonly entry: string;
  /** Origins to compare with; which of them match is calculated. */
  readonly origins: readonly string[];
  readonly note: Localized;
}

export const hostExamples: readonly HostExample[] = [
  {
    entry: 'example.com',
    origins: [
      'https://example.com',
      'http://example.com',
      'https://www.example.com',
      'https://example.com:8080',
    ],
    note: {
      en: 'Exactly this name, with any protocol.',
      de: 'Genau dieser Name, mit jedem Protokoll.',
    },
  },
  {
    entry: '*.example.com',
    origins: [
      'https://example.com',
      'https://www.example.com',
      'https://a.b.example.com',
      'https://badexample.com',
      'https://www.example.com:8080',
    ],
    note: {
      en: 'The name itself and all subdomains on every level. Usually the right choice.',
      de: 'Der Name selbst und alle Subdomains auf jeder Ebene. Meist die richtige Wahl.',
    },
  },
  {
    entry: 'localhost:8080',
    origins: ['http://localhost:8080', 'http://localhost', 'http://localhost:3000'],
    note: {
      en: 'A port belongs to the name and is compared too. For development.',
      de: 'Ein Port gehört zum Namen und wird mitverglichen. Für die Entwicklung.',
    },
  },
  {
    entry: '*.example.com:8443',
    origins: [
      'https://example.com:8443',
      'https://shop.example.com:8443',
      'https://shop.example.com',
    ],
    note: {en: 'Star and port together.', de: 'Stern und Port zusammen.'},
  },
  {
    entry: 'example.com:443',
    origins: ['https://example.com', 'https://www.example.com'],
    note: {
      en: 'Browsers leave out the usual ports 443 and 80, so this entry is useless.',
      de: 'Browser lassen die üblichen Ports 443 und 80 weg; dieser Eintrag ist nutzlos.',
    },
  },
  {
    entry: 'www.*.example.com',
    origins: ['https://www.shop.example.com', 'https://www.example.com'],
    note: {
      en: 'A star counts as the first character only. This entry is accepted and useless.',
      de: 'Ein Stern zählt nur als erstes Zeichen. Dieser Eintrag wird angenommen und ist nutzlos.',
    },
  },
  {
    entry: '*example.com',
    origins: ['https://example.com', 'https://www.example.com', 'https://badexample.com'],
    note: {
      en: 'Everything that ends so, also names of others. Do not use it.',
      de: 'Alles, was so endet, auch fremde Namen. Verwenden Sie das nicht.',
    },
  },
  {
    entry: '*',
    origins: ['https://example.com', 'https://example.org', 'http://localhost:3000'],
    note: {
      en: 'Every website. Only for a short test.',
      de: 'Jede Website. Nur für einen kurzen Test.',
    },
  },
];
