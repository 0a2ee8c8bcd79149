import {InvalidPattern, UnsupportedPattern, type Modes} from './modes';

/** What follows a backslash. */
export type Escape =
  | {readonly kind: 'point'; readonly point: number; readonly length: number}
  | {readonly kind: 'property'; readonly text: string; readonly length: number}
  | {readonly kind: 'letter'; readonly letter: string; readonly length: number};

const controls: Readonly<Record<string, number>> = {a: 7, e: 27, f: 12, n: 10, r: 13, t: 9};

function hexEscape(rest: string, {bytes}: Modes): Escape {
  const [all = '', braced, short] = /^x(?:\{([0-9A-Fa-f]+)\}|([0-9A-Fa-f]{1,2}))/.exec(rest) ?? [];
  const digits = braced ?? short;
  if (digits === undefined) throw new UnsupportedPattern(`\\${rest.slice(0, 2)}`);
  const point = parseInt(digits, 16);
  const surrogate = point >= 0xd800 && point <= 0xdfff;
  if (point > (bytes ? 0xff : 0x10ffff) || surrogate) throw new InvalidPattern();
  return {kind: 'point', point, length: all.length};
}

function isProperty(name: string): boolean {
  try {
    return new RegExp(`\\p{${name}}`, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

function propertyEscape(rest: string, {ignoreCase}: Modes): Escape {
  const [all = '', letter, , not, braced, short] =
    /^([pP])(\{(\^?)(\w+)\}|([A-Z]))/.exec(rest) ?? [];
  const name = braced ?? short ?? '';
  const category = /^[A-Z][a-z]?$/.test(name);
  const property = category ? name : `Script=${name}`;
  // Versions of PCRE differ in properties of upper and lower case letters when case is ignored.
  if (!all || (ignoreCase && /^L[ult]$/.test(name)) || !isProperty(property))
    throw new UnsupportedPattern(`\\${all || rest.slice(0, 2)}`);
  const negative = (letter === 'P') !== (not === '^');
  return {kind: 'property', text: `\\${negative ? 'P' : 'p'}{${property}}`, length: all.length};
}

/** Reads an escape sequence; `rest` begins after its backslash. */
export function readEscape(rest: string, modes: Modes): Escape {
  const letter = [...rest.slice(0, 2)][0] ?? '';
  if (letter === '') throw new InvalidPattern();
  if (letter === 'x') return hexEscape(rest, modes);
  if (letter === 'p' || letter === 'P') return propertyEscape(rest, modes);
  const control = controls[letter];
  if (control !== undefined) return {kind: 'point', point: control, length: 1};
  if (/[A-Za-z0-9]/.test(letter)) return {kind: 'letter', letter, length: 1};
  return {kind: 'point', point: letter.codePointAt(0) ?? 0, length: letter.length};
}
