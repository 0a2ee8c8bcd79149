import {t, type Localized} from '../texts';
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

type Row = readonly [item: string, source: Source, value: string, matches: boolean, why: Localized];

function cases(itemType: string, rows: readonly Row[]): RuleCase[] {
  return rows.map(([item, source, value, matches, why]) => ({
    itemType,
    item,
    source,
    value,
    matches,
    why,
  }));
}

/** Every result was produced by the rule testers of mosparo 1.5.4. */
export const ruleCases: Readonly<Record<RuleTypeKey, readonly RuleCase[]>> = {
  word: [
    ...cases('text', [
      ['data', 'text', 'our database', true, t('part of a word is enough')],
      ['VIAGRA', 'textarea', 'cheap viagra', true, t('case of A–Z is ignored')],
      ['via*gra', 'textarea', 'via\nxx gra', true, t('`*` also spans line breaks')],
      ['v?agra', 'text', 'viagra', false, t('`?` is not a wildcard')],
      ['Über', 'text', 'über uns', false, t('umlauts keep their case: add both spellings')],
    ]),
    ...cases('wExact', [
      ['buy', 'text', 'Buy now!', true, t('a separate word, case ignored')],
      ['buy now', 'textarea', 'please buy now, ok', true, t('several words work')],
      ['buy', 'text', 'buyer', false, t('part of a longer word')],
      ['bu*', 'text', 'buy', false, t('no wildcard in this type')],
      ['ber', 'text', 'über', true, t('ü counts as the end of a word')],
      ['24/7', 'text', 'open 24/7', false, t('a value with `/` never matches')],
    ]),
    ...cases('wFull', [
      ['Test', 'text', '  Test ', true, t('spaces around the value don’t count')],
      ['Test', 'text', 'test', false, t('case matters here')],
      ['Test', 'text', 'Test me', false, t('the value is longer')],
    ]),
    ...cases('regex', [
      ['/(seo|s3o)/i', 'textarea', 'Best SEO', true, t('flag `i` ignores the case')],
      ['/seo/', 'text', 'Best SEO', false, t('without `i` the case matters')],
      ['seo', 'text', 'seo', false, t('no delimiters: never matches, no error')],
      [
        String.raw`/\p{Cyrillic}/u`,
        'textarea',
        'Привет',
        true,
        t('flag `u` for anything beyond ASCII'),
      ],
    ]),
  ],
  email: cases('email', [
    ['info@example.com', 'email', 'Info@Example.com', true, t('the whole address, case ignored')],
    [
      'info@example.com',
      'email',
      'my.info@example.com',
      false,
      t('a longer address is a different one'),
    ],
    ['*@example.com', 'email', 'info@example.com', false, t('no wildcard: use a Domain rule')],
    [
      'info@example.com',
      'text',
      'info@example.com',
      false,
      t('single-line text fields are not checked'),
    ],
    [
      'info@example.com',
      'textarea',
      'write to info@example.com please',
      true,
      t('between white space'),
    ],
    [
      'info@example.com',
      'textarea',
      'write to info@example.com.',
      false,
      t('a full stop follows directly'),
    ],
    [
      'info@example.com',
      'textarea',
      'a@example.org info@example.com',
      false,
      t('only one space after another address'),
    ],
  ]),
  domain: cases('domain', [
    ['example.com', 'email', 'info@example.com', true, t('host of the address')],
    ['example.com', 'email', 'info@mail.example.com', false, t('a subdomain is another host')],
    ['example.com', 'url', 'https://example.com/path', true, t('host of the URL')],
    ['example.com', 'url', 'https://www.example.com/', false, t('`www.` is a subdomain too')],
    [
      'example.com',
      'url',
      'https://example.com:8080/',
      false,
      t('the port belongs to what is compared'),
    ],
    ['example.com', 'url', 'https://example.com?x=1', false, t('no slash after the host')],
    ['example.com', 'textarea', 'see https://example.com/ for more', true, t('a slash follows')],
    ['example.com', 'textarea', 'see https://example.com', true, t('the end of the text follows')],
    ['example.com', 'textarea', 'see https://example.com for more', false, t('a space follows')],
    ['example.com', 'textarea', 'visit example.com', false, t('neither `@` nor `://` before it')],
  ]),
  website: cases('url', [
    [
      'https://example.com/x',
      'url',
      'HTTPS://Example.com/X',
      true,
      t('the same URL, case ignored'),
    ],
    ['https://example.com/x', 'url', 'https://example.com/x/', false, t('one slash more')],
    [
      'https://example.com/x',
      'textarea',
      'see https://example.com/x now',
      true,
      t('between white space'),
    ],
    [
      'https://example.com/x',
      'textarea',
      'see https://example.com/x.',
      false,
      t('the full stop becomes part of the URL'),
    ],
    [
      'https://example.com',
      'textarea',
      'see https://example.com now',
      false,
      t('no path, and text follows in the line'),
    ],
  ]),
  ipAddress: [
    ...cases('ipAddress', [
      ['192.0.2.10', 'ipAddress', '192.0.2.10', true, t('the same address')],
      ['2001:0db8::1', 'ipAddress', '2001:db8::1', false, t('long spelling: write `2001:db8::1`')],
    ]),
    ...cases('subnet', [
      ['192.0.2.0/24', 'ipAddress', '192.0.2.77', true, t('inside the subnet')],
      ['192.0.2.10/32', 'ipAddress', '192.0.2.10', false, t('/32 never matches')],
      ['2001:db8:1::/48', 'ipAddress', '2001:db8:1::5', true, t('a length that works')],
      [
        '2001:db8::/48',
        'ipAddress',
        '2001:db8::1',
        false,
        t('the network part ends with a zero group'),
      ],
    ]),
  ],
  provider: [
    ...cases('asNumber', [
      ['64496', 'asNumber', '64496', true, t('the same number')],
      ['AS64496', 'asNumber', '64496', false, t('without the letters `AS`')],
    ]),
    ...cases('country', [
      ['CH', 'country', 'CH', true, t('capital letters')],
      ['ch', 'country', 'CH', false, t('small letters never match')],
    ]),
  ],
  'user-agent': [
    ...cases('uaText', [
      ['curl', 'userAgent', 'curl/8.5.0', true, t('part of the header')],
      ['python*requests', 'userAgent', 'python-requests/2.31', true, t('`*` as wildcard')],
      ['cur?', 'userAgent', 'curl/8.5.0', false, t('`?` is not a wildcard')],
    ]),
    ...cases('uaRegex', [
      [
        '/HeadlessChrome/',
        'userAgent',
        'Mozilla/5.0 HeadlessChrome/120',
        true,
        t('case as written'),
      ],
      [
        '/headlesschrome/',
        'userAgent',
        'Mozilla/5.0 HeadlessChrome/120',
        false,
        t('without `i` the case matters'),
      ],
    ]),
  ],
  unicodeBlock: cases('block', [
    ['Cyrillic', 'textarea', 'Привет', false, t('never matches in version 1.5.4')],
  ]),
};
