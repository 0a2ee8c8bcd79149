import type {Localized} from './localized';

/** Where a checked value comes from: a kind of form field, or what mosparo knows of the visitor. */
export const sources = {
  text: {en: 'single-line text field', de: 'einzeiliges Textfeld'},
  textarea: {en: 'multi-line text field', de: 'mehrzeiliges Textfeld'},
  email: {en: 'email field', de: 'E-Mail-Feld'},
  url: {en: 'URL field', de: 'URL-Feld'},
  other: {en: 'other field (select, tel …)', de: 'anderes Feld (select, tel …)'},
  ipAddress: {en: 'IP address of the visitor', de: 'IP-Adresse des Besuchers'},
  userAgent: {en: 'User-Agent header', de: 'User-Agent-Header'},
  asNumber: {en: 'AS number of the IP address', de: 'AS-Nummer der IP-Adresse'},
  country: {en: 'country of the IP address', de: 'Land der IP-Adresse'},
} as const satisfies Record<string, Localized>;

export type Source = keyof typeof sources;

export interface ItemType {
  /** Name in files: CSV, rule packages, exports. */
  readonly key: string;
  readonly label: Localized;
  readonly since?: string;
  /** When an item of this type matches. */
  readonly matching: Localized;
  readonly letterCase: Localized;
  /** What the item editor and the imports in the editor accept. */
  readonly accepts: Localized;
  /** The editor's own check, as a JavaScript regular expression. */
  readonly pattern?: string;
}

export interface RuleType {
  readonly key: string;
  readonly label: Localized;
  /** What items of this type look at. */
  readonly checks: Localized;
  readonly itemTypes: readonly ItemType[];
}

const ignoresCase: Localized = {
  en: 'A–Z ignored, other letters (ä, é, я) exact',
  de: 'bei A–Z egal, andere Buchstaben (ä, é, я) exakt',
};
const anyText: Localized = {en: 'text, not empty', de: 'jeder Text, der nicht leer ist'};
const regexText: Localized = {
  en: 'text that is also a valid JavaScript regular expression',
  de: 'Text, der auch ein gültiger regulärer Ausdruck in JavaScript ist',
};
const allFields: Localized = {
  en: 'every form field that the browser sends',
  de: 'jedes Formularfeld, das der Browser überträgt',
};
const noLetters: Localized = {en: 'does not apply', de: 'ohne Bedeutung'};

const text: Omit<ItemType, 'key'> = {
  label: {en: 'Text', de: 'Text'},
  matching: {
    en: 'The value contains the text, even inside a longer word. `*` stands for any characters and line breaks.',
    de: 'Der Wert enthält den Text, auch mitten in einem Wort. `*` steht für beliebige Zeichen und Zeilenumbrüche.',
  },
  letterCase: ignoresCase,
  accepts: anyText,
};
const regex: Omit<ItemType, 'key'> = {
  label: {en: 'Regular Expression', de: 'Regular Expression'},
  matching: {
    en: 'The PHP pattern, with delimiters and flags such as `/(seo|s3o)/i`, matches the value as entered.',
    de: 'Das PHP-Muster, mit Begrenzern und Schaltern wie `/(seo|s3o)/i`, passt auf den Wert, wie er eingegeben wurde.',
  },
  letterCase: {en: 'matters, unless the flag `i` is set', de: 'zählt, außer mit dem Schalter `i`'},
  accepts: regexText,
};
const address = String.raw`(\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}|[0-9a-fA-F]{1,4}:(:?:?[0-9a-fA-F]{1,4}){0,7}(::)?)`;

/** The eight types of field rules. A rule has one type; its items have one of the item types. */
export const ruleTypes = {
  word: {
    key: 'word',
    label: {en: 'Word', de: 'Wort'},
    checks: allFields,
    itemTypes: [
      {key: 'text', ...text},
      {
        key: 'wExact',
        label: {en: 'Exact word', de: 'Ganzes Wort'},
        since: '1.4.10',
        matching: {
          en: 'Contains the word or words without A–Z, a–z, 0–9 or `_` directly before or after. No wildcard.',
          de: 'Enthält das Wort oder die Wörter, ohne A–Z, a–z, 0–9, `_` direkt davor oder dahinter. Kein Platzhalter.',
        },
        letterCase: ignoresCase,
        accepts: anyText,
      },
      {
        key: 'wFull',
        label: {en: 'Entire field', de: 'Ganzes Feld'},
        since: '1.4.10',
        matching: {
          en: 'The whole value equals the text. Spaces at the start and the end don’t count.',
          de: 'Der ganze Wert ist gleich dem Text. Leerzeichen am Anfang und am Ende zählen nicht.',
        },
        letterCase: {en: 'matters', de: 'zählt'},
        accepts: anyText,
      },
      {key: 'regex', ...regex},
    ],
  },
  email: {
    key: 'email',
    label: {en: 'Email', de: 'E-Mail'},
    checks: {
      en: 'email fields (`type="email"`) and multi-line text fields',
      de: 'E-Mail-Felder (`type="email"`) und mehrzeilige Textfelder',
    },
    itemTypes: [
      {
        key: 'email',
        label: {en: 'Email address', de: 'E-Mail-Adresse'},
        matching: {
          en: 'Email field: the whole value is the address. Multi-line field: only white space, or the start or end of the text, around it. No wildcard.',
          de: 'E-Mail-Feld: Der ganze Wert ist die Adresse. Mehrzeiliges Feld: Davor und dahinter nur Leerraum, Anfang oder Ende des Textes. Kein Platzhalter.',
        },
        letterCase: {en: 'ignored', de: 'egal'},
        accepts: {
          en: '`local@host.tld`; before the `@` letters, digits and `_ - . +`',
          de: '`name@host.tld`; vor dem `@` Buchstaben, Ziffern und `_ - . +`',
        },
        pattern: String.raw`^[\w\-\.\+]+@([\w-]+\.)+[\w-]{2,}$`,
      },
    ],
  },
  domain: {
    key: 'domain',
    label: {en: 'Domain', de: 'Domain'},
    checks: {
      en: 'email, URL and multi-line text fields',
      de: 'E-Mail-, URL- und mehrzeilige Textfelder',
    },
    itemTypes: [
      {
        key: 'domain',
        label: {en: 'Domain', de: 'Domain'},
        matching: {
          en: 'The host of an email address or a URL is exactly this name. No subdomains, no wildcard.',
          de: 'Der Host einer E-Mail-Adresse oder URL ist genau dieser Name. Keine Subdomains, kein Platzhalter.',
        },
        letterCase: {en: 'ignored', de: 'egal'},
        accepts: {
          en: 'A–Z, digits, `_ - .`, with a top-level domain of 2 or more characters; umlaut domains in Punycode (`xn--…`)',
          de: 'A–Z, Ziffern, `_ - .`, mit einer Top-Level-Domain aus 2 oder mehr Zeichen; Umlautdomains in Punycode (`xn--…`)',
        },
        pattern: String.raw`^([\w\-\.]+\.)*[\w\-\.]+\.\w{2,}$`,
      },
    ],
  },
  website: {
    key: 'website',
    label: {en: 'Website', de: 'Website'},
    checks: {
      en: 'URL fields (`type="url"`) and multi-line text fields',
      de: 'URL-Felder (`type="url"`) und mehrzeilige Textfelder',
    },
    itemTypes: [
      {
        key: 'url',
        label: {en: 'URL', de: 'URL'},
        matching: {
          en: 'The whole URL is the same: scheme, host, path, query and trailing slash. No wildcard.',
          de: 'Die ganze URL ist gleich: Schema, Host, Pfad, Query und Schrägstrich am Ende. Kein Platzhalter.',
        },
        letterCase: ignoresCase,
        accepts: {
          en: '`scheme://host.tld` and at least one more character; not `//host.tld`',
          de: '`schema://host.tld` und mindestens ein weiteres Zeichen; nicht `//host.tld`',
        },
        pattern: String.raw`^([a-zA-Z0-9]+)?:\/\/([\w\-\.]+\.)*[\w\-\.]+\.\w{2,}(.[^\s]*)`,
      },
    ],
  },
  ipAddress: {
    key: 'ipAddress',
    label: {en: 'IP address', de: 'IP-Adresse'},
    checks: {
      en: 'the IP address of the visitor',
      de: 'die IP-Adresse des Besuchers',
    },
    itemTypes: [
      {
        key: 'ipAddress',
        label: {en: 'IP address', de: 'IP-Adresse'},
        matching: {
          en: 'The address is the same text. Write IPv6 in its short form (`2001:db8::1`).',
          de: 'Die Adresse ist derselbe Text. Schreiben Sie IPv6 in der Kurzform (`2001:db8::1`).',
        },
        letterCase: {en: 'ignored', de: 'egal'},
        accepts: {
          en: 'IPv4, or IPv6 that starts with a group of digits (`::1` is refused)',
          de: 'IPv4, oder IPv6, das mit einer Zifferngruppe beginnt (`::1` wird abgelehnt)',
        },
        pattern: `^${address}$`,
      },
      {
        key: 'subnet',
        label: {en: 'Subnet', de: 'Subnetz'},
        matching: {
          en: 'The address is in the subnet (CIDR). Not every prefix length works, see below.',
          de: 'Die Adresse liegt im Subnetz (CIDR). Nicht jede Präfixlänge funktioniert, siehe unten.',
        },
        letterCase: {en: 'ignored', de: 'egal'},
        accepts: {
          en: 'an address as above, `/` and a number up to 32 (IPv4) or 128 (IPv6)',
          de: 'eine Adresse wie oben, `/` und eine Zahl bis 32 (IPv4) oder 128 (IPv6)',
        },
        pattern: String.raw`^${address}/\d{1,3}$`,
      },
    ],
  },
  provider: {
    key: 'provider',
    label: {en: 'Provider', de: 'Anbieter'},
    checks: {
      en: 'network and country of the IP address; needs GeoIP2',
      de: 'Netzbetreiber und Land der IP-Adresse; braucht GeoIP2',
    },
    itemTypes: [
      {
        key: 'asNumber',
        label: {en: 'AS number', de: 'AS Nummer'},
        matching: {
          en: 'The IP address belongs to this autonomous system.',
          de: 'Die IP-Adresse gehört zu diesem autonomen System.',
        },
        letterCase: noLetters,
        accepts: {en: '1 to 10 digits, without `AS`', de: '1 bis 10 Ziffern, ohne `AS`'},
        pattern: String.raw`^\d{1,10}$`,
      },
      {
        key: 'country',
        label: {en: 'Country', de: 'Land'},
        matching: {
          en: 'The IP address is located in this country (ISO 3166-1 alpha-2).',
          de: 'Die IP-Adresse liegt in diesem Land (ISO 3166-1 alpha-2).',
        },
        letterCase: {en: 'matters: only capitals match', de: 'zählt: nur Großbuchstaben passen'},
        accepts: {en: '2 capital letters', de: '2 Großbuchstaben'},
        pattern: '^[A-Z]{2}$',
      },
    ],
  },
  'user-agent': {
    key: 'user-agent',
    label: {en: 'User agent', de: 'User-Agent'},
    checks: {
      en: 'the `User-Agent` header of the browser',
      de: 'der Header `User-Agent` des Browsers',
    },
    itemTypes: [
      {
        key: 'uaText',
        ...text,
        matching: {
          en: 'The header contains the text. `*` stands for any characters.',
          de: 'Der Header enthält den Text. `*` steht für beliebige Zeichen.',
        },
      },
      {
        key: 'uaRegex',
        ...regex,
        matching: {
          en: 'The PHP pattern matches the header.',
          de: 'Das PHP-Muster passt auf den Header.',
        },
      },
    ],
  },
  unicodeBlock: {
    key: 'unicodeBlock',
    label: {en: 'Unicode block', de: 'Unicode-Block'},
    checks: allFields,
    itemTypes: [
      {
        key: 'block',
        label: {en: 'Block', de: 'Block'},
        matching: {
          en: 'Never in version 1.5.4. Meant for values with at least one character of the block.',
          de: 'In Version 1.5.4 nie. Gedacht für Werte mit mindestens einem Zeichen des Blocks.',
        },
        letterCase: noLetters,
        accepts: {
          en: 'a choice from a list of 259 blocks; in files the key, such as `Cyrillic`',
          de: 'eine Auswahl aus einer Liste von 259 Blöcken; in Dateien der Schlüssel, etwa `Cyrillic`',
        },
      },
    ],
  },
} as const satisfies Record<string, RuleType>;

export type RuleTypeKey = keyof typeof ruleTypes;
