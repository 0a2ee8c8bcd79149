import fc from 'fast-check';

/**
 * What slow or careless code stumbles over when it is repeated: white space and separators, halves of
 * patterns that never become whole, brackets that are never closed, broken encodings, letters whose case
 * changes their length, and names that every object has.
 */
const pieces = [
  ...[
    'a',
    'Z',
    '0',
    '9',
    ' ',
    '\t',
    '\n',
    '\r\n',
    '\0',
    '_',
    '-',
    '.',
    ',',
    ';',
    ':',
    '/',
    '//',
    '*',
  ],
  ...[
    '?',
    '%',
    '%%',
    '+',
    '@',
    '@@',
    '#',
    '&',
    '=',
    '|',
    '^',
    '$',
    '~',
    "'",
    '"',
    '`',
    '\\',
    '\\"',
  ],
  ...['(', ')', '(?:', '(a', '[', ']', '[]', '[:', '[^', '{', '}', '<', '>', '{"a":', '[{', 'a{9}'],
  ...[
    'a@',
    '@a.',
    'a.a',
    'a.',
    '-a',
    'a-',
    '://',
    'http://a.',
    '.aa',
    'a:',
    '1.',
    '::',
    '::1',
    '1/',
  ],
  ...[
    'rgb(',
    'rgb(1',
    '#f',
    'name="',
    '--',
    '--a\r\n',
    '\r\n\r\n',
    'a=',
    '&a=',
    'a[b]',
    '[a]',
    ' a',
  ],
  ...[
    '%E0%A4',
    '%ff',
    '%zz',
    '\\u',
    '\ud800',
    '\udfff',
    'é',
    'ß',
    'İ',
    'ǰ',
    '😀',
    '\u0301',
    '\u202e',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'prototype',
    '"__proto__":',
    '1e999',
    '-1',
    'NaN',
    'null',
  ],
];

const piece = fc.constantFrom(...pieces);

/** Two pieces together are repeated as well: `a+a+a+`, `( ( (`. */
const unit = fc.oneof(
  {weight: 3, arbitrary: piece},
  {weight: 1, arbitrary: fc.tuple(piece, piece).map((pair) => pair.join(''))},
);

const fill = (text: string, length: number) =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** One to four long runs, each with a short text behind it: what makes a search fail late, and start again. */
const runs = (max: number) =>
  fc
    .tuple(
      fc.array(fc.tuple(unit, fc.oneof(piece, fc.constant(''))), {minLength: 1, maxLength: 4}),
      fc.constantFrom(max, max, Math.ceil(max / 10), 40),
    )
    .map(([list, length]) => {
      const share = Math.floor(length / list.length);
      return list.map(([run, tail]) => fill(run, Math.max(0, share - tail.length)) + tail).join('');
    });

/** Any text of at most `max` characters, most of them hostile, long ones with a preference. */
export function hostileText(max: number): fc.Arbitrary<string> {
  return fc
    .oneof(
      {weight: 6, arbitrary: runs(max)},
      {weight: 1, arbitrary: fc.string({unit: 'binary', maxLength: Math.min(max, 200)})},
      {weight: 1, arbitrary: piece},
    )
    .map((text) => text.slice(0, max));
}

/** Any value of JSON, with names that every object has and with long texts among them. */
export function hostileJson(max: number): fc.Arbitrary<unknown> {
  const name = fc.oneof(fc.string({maxLength: 8}), fc.constantFrom('__proto__', 'constructor', ''));
  const text = hostileText(max);
  const leaf = fc.oneof(
    text,
    fc.double(),
    fc.constantFrom<unknown>(null, true, 0, -0, 1e308, Number.MAX_SAFE_INTEGER),
  );
  return fc.letrec<{value: unknown}>((tie) => ({
    value: fc.oneof(
      {depthSize: 'small'},
      leaf,
      fc.array(tie('value'), {maxLength: 4}),
      fc.dictionary(name, tie('value'), {maxKeys: 4}),
    ),
  })).value;
}
