import fc from 'fast-check';

/**
 * Pieces of text that, when repeated, trip up slow or careless code: white space and separators, incomplete patterns,
 * unclosed brackets, broken encodings, letters whose length changes with their case, and names that every object
 * inherits.
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

/** The text to repeat: one piece, or a pair such as in `a+a+a+` and `( ( (`. */
const unit = fc.oneof(
  {weight: 3, arbitrary: piece},
  {weight: 1, arbitrary: fc.tuple(piece, piece).map((pair) => pair.join(''))},
);

const fill = (text: string, length: number) =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** One to four long repetitions, each followed by a short text, so that a pattern fails late and starts again. */
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

/** Text of at most `max` characters, mostly hostile and long. */
export function hostileText(max: number): fc.Arbitrary<string> {
  return fc
    .oneof(
      {weight: 6, arbitrary: runs(max)},
      {weight: 1, arbitrary: fc.string({unit: 'binary', maxLength: Math.min(max, 200)})},
      {weight: 1, arbitrary: piece},
    )
    .map((text) => text.slice(0, max));
}

/** Any JSON value, including long texts and property names that every object inherits. */
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
