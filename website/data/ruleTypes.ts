import {t, type Localized} from '../texts';

/** Where a checked value comes from: a kind of form field, or what mosparo knows of the visitor. */
export const sources = {
  text: t('single-line text field'),
  textarea: t('multi-line text field'),
  email: t('email field'),
  url: t('URL field'),
  other: t('other field (select, tel …)'),
  ipAddress: t('IP address of the visitor'),
  userAgent: t('User-Agent header'),
  asNumber: t('AS number of the IP address'),
  country: t('country of the IP address'),
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

const ignoresCase: Localized = t('A–Z ignored, other letters (ä, é, я) exact');
const anyText: Localized = t('text, not empty');
const regexText: Localized = t('text that is also a valid JavaScript regular expression');
const allFields: Localized = t('every form field that the browser sends');
const noLetters: Localized = t('does not apply');

const text: Omit<ItemType, 'key'> = {
  label: t('Text'),
  matching: t(
    'The value contains the text, even inside a longer word. `*` stands for any characters and line breaks.',
  ),
  letterCase: ignoresCase,
  accepts: anyText,
};
const regex: Omit<ItemType, 'key'> = {
  label: t('Regular Expression'),
  matching: t(
    'The PHP pattern, with delimiters and flags such as `/(seo|s3o)/i`, matches the value as entered.',
  ),
  letterCase: t('matters, unless the flag `i` is set'),
  accepts: regexText,
};
const address = String.raw`(\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}|[0-9a-fA-F]{1,4}:(:?:?[0-9a-fA-F]{1,4}){0,7}(::)?)`;

/** The eight types of field rules. A rule has one type; its items have one of the item types. */
export const ruleTypes = {
  word: {
    key: 'word',
    label: t('Word'),
    checks: allFields,
    itemTypes: [
      {key: 'text', ...text},
      {
        key: 'wExact',
        label: t('Exact word'),
        since: '1.4.10',
        matching: t(
          'Contains the word or words without A–Z, a–z, 0–9 or `_` directly before or after. No wildcard.',
        ),
        letterCase: ignoresCase,
        accepts: anyText,
      },
      {
        key: 'wFull',
        label: t('Entire field'),
        since: '1.4.10',
        matching: t(
          'The whole value equals the text. Spaces at the start and the end don’t count.',
        ),
        letterCase: t('matters'),
        accepts: anyText,
      },
      {key: 'regex', ...regex},
    ],
  },
  email: {
    key: 'email',
    label: t('Email'),
    checks: t('email fields (`type="email"`) and multi-line text fields'),
    itemTypes: [
      {
        key: 'email',
        label: t('Email address'),
        matching: t(
          'Email field: the whole value is the address. Multi-line field: only white space, or the start or end of the text, around it. No wildcard.',
        ),
        letterCase: t('ignored'),
        accepts: t('`local@host.tld`; before the `@` letters, digits and `_ - . +`'),
        pattern: String.raw`^[\w\-\.\+]+@([\w-]+\.)+[\w-]{2,}$`,
      },
    ],
  },
  domain: {
    key: 'domain',
    label: t('Domain'),
    checks: t('email, URL and multi-line text fields'),
    itemTypes: [
      {
        key: 'domain',
        label: t('Domain'),
        matching: t(
          'The host of an email address or a URL is exactly this name. No subdomains, no wildcard.',
        ),
        letterCase: t('ignored'),
        accepts: t(
          'A–Z, digits, `_ - .`, with a top-level domain of 2 or more characters; umlaut domains in Punycode (`xn--…`)',
        ),
        pattern: String.raw`^([\w\-\.]+\.)*[\w\-\.]+\.\w{2,}$`,
      },
    ],
  },
  website: {
    key: 'website',
    label: t('Website'),
    checks: t('URL fields (`type="url"`) and multi-line text fields'),
    itemTypes: [
      {
        key: 'url',
        label: t('URL'),
        matching: t(
          'The whole URL is the same: scheme, host, path, query and trailing slash. No wildcard.',
        ),
        letterCase: ignoresCase,
        accepts: t('`scheme://host.tld` and at least one more character; not `//host.tld`'),
        pattern: String.raw`^([a-zA-Z0-9]+)?:\/\/([\w\-\.]+\.)*[\w\-\.]+\.\w{2,}(.[^\s]*)`,
      },
    ],
  },
  ipAddress: {
    key: 'ipAddress',
    label: t('IP address'),
    checks: t('the IP address of the visitor'),
    itemTypes: [
      {
        key: 'ipAddress',
        label: t('IP address'),
        matching: t('The address is the same text. Write IPv6 in its short form (`2001:db8::1`).'),
        letterCase: t('ignored'),
        accepts: t('IPv4, or IPv6 that starts with a group of digits (`::1` is refused)'),
        pattern: `^${address}$`,
      },
      {
        key: 'subnet',
        label: t('Subnet'),
        matching: t(
          'The address is in the subnet (CIDR). Not every prefix length works, see below.',
        ),
        letterCase: t('ignored'),
        accepts: t('an address as above, `/` and a number up to 32 (IPv4) or 128 (IPv6)'),
        pattern: String.raw`^${address}/\d{1,3}$`,
      },
    ],
  },
  provider: {
    key: 'provider',
    label: t('Provider'),
    checks: t('network and country of the IP address; needs GeoIP2'),
    itemTypes: [
      {
        key: 'asNumber',
        label: t('AS number', 'product'),
        matching: t('The IP address belongs to this autonomous system.'),
        letterCase: noLetters,
        accepts: t('1 to 10 digits, without `AS`'),
        pattern: String.raw`^\d{1,10}$`,
      },
      {
        key: 'country',
        label: t('Country'),
        matching: t('The IP address is located in this country (ISO 3166-1 alpha-2).'),
        letterCase: t('matters: only capitals match'),
        accepts: t('2 capital letters'),
        pattern: '^[A-Z]{2}$',
      },
    ],
  },
  'user-agent': {
    key: 'user-agent',
    label: t('User agent'),
    checks: t('the `User-Agent` header of the browser'),
    itemTypes: [
      {
        key: 'uaText',
        ...text,
        matching: t('The header contains the text. `*` stands for any characters.'),
      },
      {
        key: 'uaRegex',
        ...regex,
        matching: t('The PHP pattern matches the header.'),
      },
    ],
  },
  unicodeBlock: {
    key: 'unicodeBlock',
    label: t('Unicode block'),
    checks: allFields,
    itemTypes: [
      {
        key: 'block',
        label: t('Block'),
        matching: t(
          'Never in version 1.5.4. Meant for values with at least one character of the block.',
        ),
        letterCase: noLetters,
        accepts: t('a choice from a list of 259 blocks; in files the key, such as `Cyrillic`'),
      },
    ],
  },
} as const satisfies Record<string, RuleType>;

export type RuleTypeKey = keyof typeof ruleTypes;
