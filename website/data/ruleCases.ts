import type {Localized} from './localized';
import type {RuleTypeKey, Source} from './ruleTypes';

/** One try of one item on one value, with what mosparo 1.5.4 makes of it. */
export interface RuleCase {
  readonly itemType: string;
  readonly item: string;
  readonly source: Source;
  readonly value: string;
  readonly matches: boolean;
  readonly why: Localized;
}

type Row = readonly [
  item: string,
  source: Source,
  value: string,
  matches: boolean,
  en: string,
  de: string,
];

function cases(itemType: string, rows: readonly Row[]): RuleCase[] {
  return rows.map(([item, source, value, matches, en, de]) => ({
    itemType,
    item,
    source,
    value,
    matches,
    why: {en, de},
  }));
}

/** Every result was produced by the rule testers of mosparo 1.5.4. */
export const ruleCases: Readonly<Record<RuleTypeKey, readonly RuleCase[]>> = {
  word: [
    ...cases('text', [
      [
        'data',
        'text',
        'our database',
        true,
        'part of a word is enough',
        'ein Teil eines Wortes genügt',
      ],
      [
        'VIAGRA',
        'textarea',
        'cheap viagra',
        true,
        'case of A–Z is ignored',
        'Groß- und Kleinschreibung bei A–Z ist egal',
      ],
      [
        'via*gra',
        'textarea',
        'via\nxx gra',
        true,
        '`*` also spans line breaks',
        '`*` überbrückt auch Zeilenumbrüche',
      ],
      ['v?agra', 'text', 'viagra', false, '`?` is not a wildcard', '`?` ist kein Platzhalter'],
      [
        'Über',
        'text',
        'über uns',
        false,
        'umlauts keep their case: add both spellings',
        'Umlaute behalten ihre Schreibung: beide Formen eintragen',
      ],
    ]),
    ...cases('wExact', [
      [
        'buy',
        'text',
        'Buy now!',
        true,
        'a separate word, case ignored',
        'eigenes Wort, Groß- und Kleinschreibung egal',
      ],
      [
        'buy now',
        'textarea',
        'please buy now, ok',
        true,
        'several words work',
        'mehrere Wörter funktionieren',
      ],
      ['buy', 'text', 'buyer', false, 'part of a longer word', 'Teil eines längeren Wortes'],
      ['bu*', 'text', 'buy', false, 'no wildcard in this type', 'kein Platzhalter bei diesem Typ'],
      ['ber', 'text', 'über', true, 'ü counts as the end of a word', 'ü gilt als Wortgrenze'],
      [
        '24/7',
        'text',
        'open 24/7',
        false,
        'a value with `/` never matches',
        'ein Wert mit `/` passt nie',
      ],
    ]),
    ...cases('wFull', [
      [
        'Test',
        'text',
        '  Test ',
        true,
        'spaces around the value don’t count',
        'Leerzeichen außen herum zählen nicht',
      ],
      ['Test', 'text', 'test', false, 'case matters here', 'hier zählt Groß- und Kleinschreibung'],
      ['Test', 'text', 'Test me', false, 'the value is longer', 'der Wert ist länger'],
    ]),
    ...cases('regex', [
      [
        '/(seo|s3o)/i',
        'textarea',
        'Best SEO',
        true,
        'flag `i` ignores the case',
        'mit Schalter `i` ist die Schreibung egal',
      ],
      [
        '/seo/',
        'text',
        'Best SEO',
        false,
        'without `i` the case matters',
        'ohne `i` zählt die Schreibung',
      ],
      [
        'seo',
        'text',
        'seo',
        false,
        'no delimiters: never matches, no error',
        'keine Begrenzer: passt nie, ohne Fehlermeldung',
      ],
      [
        String.raw`/\p{Cyrillic}/u`,
        'textarea',
        'Привет',
        true,
        'flag `u` for anything beyond ASCII',
        'Schalter `u` für alles außerhalb von ASCII',
      ],
    ]),
  ],
  email: cases('email', [
    [
      'info@example.com',
      'email',
      'Info@Example.com',
      true,
      'the whole address, case ignored',
      'die ganze Adresse, Schreibung egal',
    ],
    [
      'info@example.com',
      'email',
      'my.info@example.com',
      false,
      'a longer address is a different one',
      'eine längere Adresse ist eine andere',
    ],
    [
      '*@example.com',
      'email',
      'info@example.com',
      false,
      'no wildcard: use a Domain rule',
      'kein Platzhalter: nehmen Sie eine Domain-Regel',
    ],
    [
      'info@example.com',
      'text',
      'info@example.com',
      false,
      'single-line text fields are not checked',
      'einzeilige Textfelder werden nicht geprüft',
    ],
    [
      'info@example.com',
      'textarea',
      'write to info@example.com please',
      true,
      'between white space',
      'zwischen Leerzeichen',
    ],
    [
      'info@example.com',
      'textarea',
      'write to info@example.com.',
      false,
      'a full stop follows directly',
      'ein Punkt folgt direkt',
    ],
    [
      'info@example.com',
      'textarea',
      'a@example.org info@example.com',
      false,
      'only one space after another address',
      'nur ein Leerzeichen nach einer anderen Adresse',
    ],
  ]),
  domain: cases('domain', [
    ['example.com', 'email', 'info@example.com', true, 'host of the address', 'Host der Adresse'],
    [
      'example.com',
      'email',
      'info@mail.example.com',
      false,
      'a subdomain is another host',
      'eine Subdomain ist ein anderer Host',
    ],
    ['example.com', 'url', 'https://example.com/path', true, 'host of the URL', 'Host der URL'],
    [
      'example.com',
      'url',
      'https://www.example.com/',
      false,
      '`www.` is a subdomain too',
      'auch `www.` ist eine Subdomain',
    ],
    [
      'example.com',
      'url',
      'https://example.com:8080/',
      false,
      'the port belongs to what is compared',
      'der Port gehört zum Vergleich dazu',
    ],
    [
      'example.com',
      'url',
      'https://example.com?x=1',
      false,
      'no slash after the host',
      'kein Schrägstrich nach dem Host',
    ],
    [
      'example.com',
      'textarea',
      'see https://example.com/ for more',
      true,
      'a slash follows',
      'ein Schrägstrich folgt',
    ],
    [
      'example.com',
      'textarea',
      'see https://example.com',
      true,
      'the end of the text follows',
      'das Ende des Textes folgt',
    ],
    [
      'example.com',
      'textarea',
      'see https://example.com for more',
      false,
      'a space follows',
      'ein Leerzeichen folgt',
    ],
    [
      'example.com',
      'textarea',
      'visit example.com',
      false,
      'neither `@` nor `://` before it',
      'weder `@` noch `://` davor',
    ],
  ]),
  website: cases('url', [
    [
      'https://example.com/x',
      'url',
      'HTTPS://Example.com/X',
      true,
      'the same URL, case ignored',
      'dieselbe URL, Schreibung egal',
    ],
    [
      'https://example.com/x',
      'url',
      'https://example.com/x/',
      false,
      'one slash more',
      'ein Schrägstrich mehr',
    ],
    [
      'https://example.com/x',
      'textarea',
      'see https://example.com/x now',
      true,
      'between white space',
      'zwischen Leerzeichen',
    ],
    [
      'https://example.com/x',
      'textarea',
      'see https://example.com/x.',
      false,
      'the full stop becomes part of the URL',
      'der Punkt wird Teil der URL',
    ],
    [
      'https://example.com',
      'textarea',
      'see https://example.com now',
      false,
      'no path, and text follows in the line',
      'kein Pfad, und in der Zeile folgt Text',
    ],
  ]),
  ipAddress: [
    ...cases('ipAddress', [
      ['192.0.2.10', 'ipAddress', '192.0.2.10', true, 'the same address', 'dieselbe Adresse'],
      [
        '2001:0db8::1',
        'ipAddress',
        '2001:db8::1',
        false,
        'long spelling: write `2001:db8::1`',
        'lange Schreibweise: nehmen Sie `2001:db8::1`',
      ],
    ]),
    ...cases('subnet', [
      [
        '192.0.2.0/24',
        'ipAddress',
        '192.0.2.77',
        true,
        'inside the subnet',
        'innerhalb des Subnetzes',
      ],
      ['192.0.2.10/32', 'ipAddress', '192.0.2.10', false, '/32 never matches', '/32 passt nie'],
      [
        '2001:db8:1::/48',
        'ipAddress',
        '2001:db8:1::5',
        true,
        'a length that works',
        'eine Länge, die funktioniert',
      ],
      [
        '2001:db8::/48',
        'ipAddress',
        '2001:db8::1',
        false,
        'the network part ends with a zero group',
        'der Netzteil endet mit einer Nullgruppe',
      ],
    ]),
  ],
  provider: [
    ...cases('asNumber', [
      ['64496', 'asNumber', '64496', true, 'the same number', 'dieselbe Nummer'],
      [
        'AS64496',
        'asNumber',
        '64496',
        false,
        'without the letters `AS`',
        'ohne die Buchstaben `AS`',
      ],
    ]),
    ...cases('country', [
      ['CH', 'country', 'CH', true, 'capital letters', 'Großbuchstaben'],
      ['ch', 'country', 'CH', false, 'small letters never match', 'Kleinbuchstaben passen nie'],
    ]),
  ],
  'user-agent': [
    ...cases('uaText', [
      ['curl', 'userAgent', 'curl/8.5.0', true, 'part of the header', 'Teil des Headers'],
      [
        'python*requests',
        'userAgent',
        'python-requests/2.31',
        true,
        '`*` as wildcard',
        '`*` als Platzhalter',
      ],
      [
        'cur?',
        'userAgent',
        'curl/8.5.0',
        false,
        '`?` is not a wildcard',
        '`?` ist kein Platzhalter',
      ],
    ]),
    ...cases('uaRegex', [
      [
        '/HeadlessChrome/',
        'userAgent',
        'Mozilla/5.0 HeadlessChrome/120',
        true,
        'case as written',
        'Schreibung wie angegeben',
      ],
      [
        '/headlesschrome/',
        'userAgent',
        'Mozilla/5.0 HeadlessChrome/120',
        false,
        'without `i` the case matters',
        'ohne `i` zählt die Schreibung',
      ],
    ]),
  ],
  unicodeBlock: cases('block', [
    [
      'Cyrillic',
      'textarea',
      'Привет',
      false,
      'never matches in version 1.5.4',
      'passt in Version 1.5.4 nie',
    ],
  ]),
};
