import type {Modes} from './modes';

/** A code point as an escape sequence of JavaScript. */
export function code(point: number): string {
  return `\\u{${point.toString(16)}}`;
}

/** Letters that are equal without case, although they are not upper and lower case of each other. */
const relatives = ['kK\u212a', 'sS\u017f', 'å\u00c5\u212b', 'σςΣ', 'µμΜ', 'βϐΒ', 'θϑΘϴ'];

const single = (text: string) => ([...text].length === 1 ? [text] : []);

function unicodeSpellings(point: number): readonly number[] {
  const letter = String.fromCodePoint(point);
  const set = [
    letter,
    ...single(letter.toLowerCase()),
    ...single(letter.toUpperCase()),
    ...(relatives.find((group) => group.includes(letter)) ?? ''),
  ];
  return [...new Set(set.map((each) => each.codePointAt(0) ?? point))];
}

/** Spellings of characters that have been needed before: to find them takes longer than all the rest. */
const known = new Map<number, readonly number[]>();

/** All spellings of a character; without the flag `u` only A–Z have two. */
export function spellings(point: number, {bytes, ignoreCase}: Modes): readonly number[] {
  if (!ignoreCase || (bytes && point > 127)) return [point];
  if (bytes) {
    const other = /[A-Za-z]/.test(String.fromCharCode(point)) ? point ^ 32 : point;
    return other === point ? [point] : [point | 32, point & ~32];
  }
  const all = known.get(point) ?? unicodeSpellings(point);
  known.set(point, all);
  return all;
}

export function literal(point: number, modes: Modes): string {
  const all = spellings(point, modes);
  const text = all.map(code).join('');
  return all.length === 1 ? text : `[${text}]`;
}

/** Sets such as `\d`, as the content of a character class: for bytes, and with the flag `u`. */
const sets: Readonly<Record<string, readonly [bytes: string, unicode: string]>> = {
  d: ['0-9', String.raw`\p{Nd}`],
  w: ['A-Za-z0-9_', String.raw`\p{L}\p{N}_`],
  s: [String.raw`\t-\r `, String.raw`\t-\r \x85\p{Z}`],
  h: [String.raw`\t \xa0`, String.raw`\t\p{Zs}`],
  v: [String.raw`\n-\r\x85`, String.raw`\n-\r\x85\u2028\u2029`],
};

export function setOf(letter: string, {bytes}: Modes): string | undefined {
  return sets[letter]?.[bytes ? 0 : 1];
}
