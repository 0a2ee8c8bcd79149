/**
 * Patterns of PHP in JavaScript. Only what both engines certainly read alike is tried in the browser. For everything
 * else readers get the part that is not, and the advice to try it in mosparo.
 */
export type Compiled =
  /** With `bytes`, for the bytes of a text. */
  | {readonly kind: 'regex'; readonly pattern: RegExp; readonly bytes: boolean}
  /** PHP rejects the pattern: it never matches, and there is no error message. */
  | {readonly kind: 'invalid'}
  /** Valid in PHP, but without a certain equivalent in JavaScript. */
  | {readonly kind: 'unsupported'; readonly part: string};

class Invalid extends Error {}
class Unsupported extends Error {}

interface Modes {
  readonly bytes: boolean;
  readonly ignoreCase: boolean;
  readonly dotAll: boolean;
  readonly multiline: boolean;
  readonly dollarEndOnly: boolean;
  readonly anchored: boolean;
}

const byteText = (byte: number) => String.fromCharCode(byte > 127 ? 0xe000 + byte : byte);

/**
 * Without the flag `u`, PHP compares bytes. Those beyond ASCII become characters for private use, which are neither
 * letters nor white space and have no case, in JavaScript as in PHP.
 */
export const toBytes = (text: string): string =>
  Array.from(new TextEncoder().encode(text), byteText).join('');

const code = (character: string) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;

const word = String.raw`[\p{L}\p{N}_]`;

const posixClasses: Readonly<Partial<Record<string, string>>> = {
  alpha: 'A-Za-z',
  digit: '0-9',
  alnum: 'A-Za-z0-9',
  lower: 'a-z',
  upper: 'A-Z',
  space: String.raw`\t-\r `,
  xdigit: '0-9A-Fa-f',
};

/** Characters of `\d` and the like, as in a class: there are more of them with the flag `u`. */
const sets: Readonly<Partial<Record<string, {readonly bytes: string; readonly wide: string}>>> = {
  d: {bytes: '0-9', wide: String.raw`\p{Nd}`},
  w: {bytes: '0-9A-Za-z_', wide: String.raw`\p{L}\p{N}_`},
  s: {bytes: String.raw`\t-\r `, wide: String.raw`\t-\r \x85\p{Z}`},
  h: {
    bytes: String.raw`\t \ue0a0`,
    wide: String.raw`\t \xa0\u1680\u180e\u2000-\u200a\u202f\u205f\u3000`,
  },
  v: {bytes: String.raw`\n-\r\ue085`, wide: String.raw`\n-\r\x85\u2028\u2029`},
};

const controls: Readonly<Partial<Record<string, string>>> = {
  a: '\x07',
  e: '\x1b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

function isPattern(source: string): boolean {
  try {
    return Boolean(new RegExp(source, 'u'));
  } catch {
    return false;
  }
}

/** `\x41` or `\x{1F600}`. */
function spelledCharacter(rest: string, bytes: boolean): string | undefined {
  const [, hex = rest.slice(1, 3)] = /^x\{([\da-f]+)\}/i.exec(rest) ?? [];
  if (rest[0] !== 'x' || !/^[\da-f]+$/i.test(hex)) return undefined;
  const point = parseInt(hex, 16);
  if (point > (bytes ? 255 : 0x10ffff)) throw new Invalid();
  return code(bytes ? byteText(point) : String.fromCodePoint(point));
}

/** `\p{Han}`. With the flag `i`, PHP takes letters of either case for all three kinds. */
function property(rest: string, {bytes, ignoreCase}: Modes): string | undefined {
  const [all, sign, name = ''] = /^([pP])\{(\w+)\}/.exec(rest) ?? [];
  if (!all || bytes || (ignoreCase && /^L[ult]$/.test(name))) return undefined;
  const full = /^[A-Z][a-z]?$/.test(name) ? name : `Script=${name}`;
  return isPattern(`\\p{${full}}`) ? `\\${sign}{${full}}` : undefined;
}

/** What follows a backslash and stands for a character; undefined for a place, such as `\b`, and all else. */
function escaped(rest: string, modes: Modes, inClass: boolean): string | undefined {
  const [letter = ''] = rest;
  const known = spelledCharacter(rest, modes.bytes) ?? property(rest, modes);
  if (known) return known;
  const control = controls[letter];
  if (control) return code(control);
  if (!/[A-Za-z0-9]/.test(letter)) return code(String.fromCodePoint(rest.codePointAt(0) ?? 0));
  if (inClass && letter === 'b') return code('\b');
  const set = sets[letter.toLowerCase()]?.[modes.bytes ? 'bytes' : 'wide'];
  if (!set) return undefined;
  const isNegated = letter !== letter.toLowerCase();
  // JavaScript has no classes in classes. Among bytes, its own sets are right.
  if (inClass && isNegated) return modes.bytes && /[DWS]/.test(letter) ? `\\${letter}` : undefined;
  if (inClass) return set;
  return `[${isNegated ? '^' : ''}${set}]`;
}

const lengthOfEscape = (rest: string) =>
  1 + (/^(?:x(?:\{\w*\}|\w{1,2})|[pP]\{\w*\}|[^])/u.exec(rest)?.[0].length ?? 0);

function place(letter: string, {bytes}: Modes): string | undefined {
  if (letter === 'A') return '^';
  if (letter === 'z') return '$';
  if (letter === 'Z') return String.raw`(?=\n?$)`;
  if (letter !== 'b' && letter !== 'B') return undefined;
  if (bytes) return `\\${letter}`;
  return letter === 'b'
    ? `(?:(?<=${word})(?!${word})|(?<!${word})(?=${word}))`
    : `(?:(?<=${word})(?=${word})|(?<!${word})(?!${word}))`;
}

interface Part {
  readonly text: string;
  readonly length: number;
}

function elementOfClass(rest: string, modes: Modes): Part {
  const [named, name = ''] = /^\[:(\w+):\]/.exec(rest) ?? [];
  if (named) {
    const text = modes.bytes ? posixClasses[name] : undefined;
    if (!text) throw new Unsupported(named);
    return {text, length: named.length};
  }
  if (/^\[[:.=]/.test(rest)) throw new Unsupported('[');
  if (rest[0] === '\\') {
    const length = lengthOfEscape(rest.slice(1));
    const text = escaped(rest.slice(1), modes, true);
    if (text === undefined) throw new Unsupported(rest.slice(0, length));
    return {text, length};
  }
  const character = String.fromCodePoint(rest.codePointAt(0) ?? 0);
  return {text: character === '-' ? '-' : code(character), length: character.length};
}

/** A set at an end of a range. */
const setInRange = /\\[dwshv]-[^\]]|[^[^]-\\[dwshv]|:\]-[^\]]|[^[^]-\[:/i;

function readClass(rest: string, modes: Modes): Part {
  const [everything] = /^\[(?:\\s\\S|\\S\\s|\\w\\W|\\W\\w|\\d\\D|\\D\\d)\]/.exec(rest) ?? [];
  if (everything) return {text: '[^]', length: everything.length};
  const [head = ''] = /^\[\^?\]?/.exec(rest) ?? [];
  let text = head.replace(']', code(']'));
  let length = head.length;
  while (rest[length] !== ']') {
    if (length >= rest.length) throw new Invalid();
    const element = elementOfClass(rest.slice(length), modes);
    text += element.text;
    length += element.length;
  }
  const range = setInRange.exec(rest.slice(0, length));
  if (range) throw new Unsupported(range[0]);
  // A range whose end is before its start.
  if (!isPattern(`${text}]`)) throw new Invalid();
  return {text: `${text}]`, length: length + 1};
}

function plain(character: string, {dotAll, multiline, dollarEndOnly}: Modes): string {
  switch (character) {
    case '|':
      return '|';
    case '.':
      return dotAll ? '[^]' : String.raw`[^\n]`;
    case '^':
      return multiline ? String.raw`(?:^|(?<=\n)(?=[^]))` : '^';
    case '$':
      if (multiline) return String.raw`(?![^\n])`;
      return dollarEndOnly ? '$' : String.raw`(?=\n?$)`;
    default:
      return code(character);
  }
}

/** A group that may be skipped: a reference to it matches nothing in PHP, and the empty text in JavaScript. */
const skippable = /\||\)(?:[?*]|\{0)/;

/** Groups, look-ahead, and look-behind of a fixed length. */
const group = /^\((?:\?(?:[:=!]|<[=!](?=[^()*+?{|\\]*\))|P?<[A-Za-z_]\w*>)|(?![?*]))/;

function readQuantifier(quantifier: string, rest: string): Part {
  const after = rest[quantifier.length];
  if (after === '+') throw new Unsupported(`${quantifier}+`);
  const [, least, most] = /^\{(\d+),?(\d*)/.exec(quantifier) ?? [];
  if (Number(least) > 65_535 || (most && Number(most) < Number(least))) throw new Invalid();
  // Lazy or greedy makes no difference to whether there is a match.
  return {text: quantifier, length: quantifier.length + (after === '?' ? 1 : 0)};
}

function readBackslash(rest: string, modes: Modes, mayReferBack: boolean): Part {
  const reference = mayReferBack && /^\\[1-9](?!\d)/.exec(rest)?.[0];
  if (reference) return {text: `(?:${reference})`, length: 2};
  const length = lengthOfEscape(rest.slice(1));
  const text = escaped(rest.slice(1), modes, false) ?? place(rest[1] ?? '', modes);
  if (text === undefined) throw new Unsupported(rest.slice(0, length));
  return {text, length};
}

function translate(body: string, modes: Modes): string {
  const names = Array.from(body.matchAll(/\(\?P?<(\w+)>/g), ([, name]) => name);
  if (new Set(names).size < names.length) throw new Unsupported('(?<…>');
  let text = '';
  let depth = 0;
  const read = (rest: string): Part => {
    const [quantifier] = /^(?:[*+?]|\{\d+(?:,\d*)?\})/.exec(rest) ?? [];
    if (quantifier) return readQuantifier(quantifier, rest);
    const [open] = group.exec(rest) ?? [];
    if (open) {
      depth += 1;
      return {text: /<\w/.test(open) ? '(' : open, length: open.length};
    }
    if (rest[0] === '(') throw new Unsupported(rest.slice(0, 4));
    if (rest[0] === ')') {
      depth -= 1;
      if (depth < 0) throw new Invalid();
      return {text: ')', length: 1};
    }
    if (rest[0] === '[') return readClass(rest, modes);
    if (rest[0] === '\\')
      return readBackslash(rest, modes, depth === 0 && !modes.ignoreCase && !skippable.test(body));
    if (/^\{,\d+\}/.test(rest)) throw new Unsupported('{,n}');
    const character = String.fromCodePoint(rest.codePointAt(0) ?? 0);
    return {text: plain(character, modes), length: character.length};
  };
  let before = '';
  for (let at = 0; at < body.length;) {
    const part = read(body.slice(at));
    const isQuantifier = /^[*+?{]/.test(part.text);
    if (isQuantifier && at === 0) throw new Invalid();
    if (isQuantifier && /^(?:[$^|]|\\[AbBzZ]|\(.*)$/.test(before)) throw new Unsupported(part.text);
    before = body.slice(at, at + part.length);
    text += part.text;
    at += part.length;
  }
  if (depth > 0) throw new Invalid();
  return modes.anchored ? `^(?:${text})` : text;
}

const pairs: Readonly<Partial<Record<string, string>>> = {'(': ')', '[': ']', '{': '}', '<': '>'};

/** Position of the delimiter that ends the pattern. Delimiters that are brackets may be nested. */
function endOf(text: string, open: string): number {
  const close = pairs[open] ?? open;
  let depth = 1;
  for (let index = 1; index < text.length; index += 1) {
    if (text[index] === '\\') index += 1;
    else if (text[index] === close) depth -= 1;
    else if (text[index] === open) depth += 1;
    if (depth === 0) return index;
  }
  throw new Invalid();
}

/** Separates delimiters and flags from the pattern, as PHP does, and translates it. */
function read(typed: string): Compiled {
  const source = typed.replace(/^[\t-\r ]+/, '');
  const [open = ''] = source;
  if (/^[A-Za-z0-9\\\0]?$/.test(open)) throw new Invalid();
  const end = endOf(source, open);
  const flags = source.slice(end + 1);
  const unknown = /[xXnr]/.exec(flags.replaceAll(/[\r\n]/g, ''))?.[0];
  if (unknown) throw new Unsupported(unknown);
  // S, U and J change nothing about whether a pattern matches.
  if (/[^imsuDASUJ \n\r]/.test(flags)) throw new Invalid();
  const inside = source.slice(1, end);
  const [inline = '', more = ''] = /^\(\?([imsU]+)\)/.exec(inside) ?? [];
  const has = (flag: string) => (flags + more).includes(flag);
  const bytes = !has('u');
  const body = inside.slice(inline.length);
  const text = translate(bytes ? toBytes(body) : body, {
    bytes,
    ignoreCase: has('i'),
    dotAll: has('s'),
    multiline: has('m'),
    dollarEndOnly: has('D'),
    anchored: has('A'),
  });
  return {kind: 'regex', bytes, pattern: new RegExp(text, has('i') ? 'giu' : 'gu')};
}

/** Translates a pattern of PHP to JavaScript, if there is a certain equivalent. */
export function compile(typed: string): Compiled {
  try {
    return read(typed);
  } catch (error) {
    if (error instanceof Invalid) return {kind: 'invalid'};
    const part = error instanceof Unsupported ? error.message : typed;
    return {kind: 'unsupported', part};
  }
}
