import {code, setOf, spellings} from './characters';
import {readEscape} from './escapes';
import {InvalidPattern, UnsupportedPattern, type Modes} from './modes';

/** One element of a class: a single character, or a set such as `\d`. */
type Element =
  | {readonly point: number; readonly length: number}
  | {readonly set: string; readonly length: number};

const posix: Readonly<Record<string, readonly [bytes: string, unicode?: string]>> = {
  alpha: ['A-Za-z', String.raw`\p{L}`],
  digit: ['0-9', String.raw`\p{Nd}`],
  alnum: ['A-Za-z0-9', String.raw`\p{L}\p{N}`],
  lower: ['a-z'],
  upper: ['A-Z'],
  space: [String.raw`\t-\r `],
  xdigit: ['0-9A-Fa-f'],
  punct: [String.raw`!-\/:-@\[-\x60\{-~`],
};

/** Complements of the sets, which can only be written as ranges where characters are bytes. */
const complements: Readonly<Record<string, string>> = {
  D: String.raw`\0-\/:-\xff`,
  W: String.raw`\0-\/:-@\[-\x5e\x60\{-\xff`,
  S: String.raw`\0-\x08\x0e-\x1f!-\xff`,
};

function posixElement(rest: string, {bytes, ignoreCase}: Modes): Element | undefined {
  if (!/^\[[:.=]/.test(rest)) return undefined;
  const [all = '', name = ''] = /^\[:(\w+):\]/.exec(rest) ?? [];
  const set = posix[name]?.[bytes ? 0 : 1];
  const cased = ignoreCase && (name === 'lower' || name === 'upper');
  if (set === undefined || cased) throw new UnsupportedPattern(all || rest.slice(0, 2));
  return {set, length: all.length};
}

function escapeElement(rest: string, modes: Modes): Element {
  const escape = readEscape(rest.slice(1), modes);
  const length = escape.length + 1;
  if (escape.kind === 'point') return {point: escape.point, length};
  if (escape.kind === 'property') return {set: escape.text, length};
  if (escape.letter === 'b') return {point: 8, length};
  const set = setOf(escape.letter, modes) ?? (modes.bytes ? complements[escape.letter] : undefined);
  if (set !== undefined) return {set, length};
  if (escape.letter === 'D') return {set: String.raw`\P{Nd}`, length};
  throw new UnsupportedPattern(`\\${escape.letter}`);
}

function readElement(rest: string, modes: Modes): Element {
  if (rest.startsWith('\\')) return escapeElement(rest, modes);
  const named = posixElement(rest, modes);
  if (named) return named;
  const point = rest.codePointAt(0);
  if (point === undefined) throw new InvalidPattern();
  return {point, length: point > 0xffff ? 2 : 1};
}

/** Characters of all ranges of a pattern that are written in all their spellings; more of them are not supported. */
const MAX_SPELLED = 500;

/** Counts them, so that many large ranges do not make a short pattern slow. */
export interface Spelled {
  count: number;
}

function rangeText(from: number, to: number, modes: Modes, spelled: Spelled): string {
  if (to < from) throw new InvalidPattern();
  const plain = from === to ? code(from) : `${code(from)}-${code(to)}`;
  if (!modes.ignoreCase) return plain;
  spelled.count += to - from;
  if (spelled.count > MAX_SPELLED) throw new UnsupportedPattern('[…]');
  const points = Array.from({length: to - from + 1}, (_, index) => from + index);
  const others = points
    .flatMap((point) => spellings(point, modes))
    .filter((p) => p < from || p > to);
  return plain + [...new Set(others)].map(code).join('');
}

/** Reads the class at the start of the rest; returns it for JavaScript, and its length. */
export function readClass(
  rest: string,
  modes: Modes,
  spelled: Spelled,
): {text: string; length: number} {
  if (/^\[([:.=])[^\]]*\1\]/.test(rest)) throw new UnsupportedPattern(rest.slice(0, 2));
  const [head] = /^\[\^?/.exec(rest) ?? ['['];
  // A pair such as [\s\S] is the usual way to write "any character".
  const everything = /^\[(?:\\([sdw])\\([SDW])|\\([SDW])\\([sdw]))\]/.exec(rest);
  if (everything) {
    const [all, a = '', b = '', c = '', d = ''] = everything;
    if ((a + c).toLowerCase() === (b + d).toLowerCase()) return {text: '[^]', length: all.length};
  }
  const parts: string[] = [];
  let position = head.length;
  while (position === head.length || rest[position] !== ']') {
    const first = readElement(rest.slice(position), modes);
    position += first.length;
    if ('set' in first) {
      parts.push(first.set);
      continue;
    }
    if (!/^-[^\]]/s.test(rest.slice(position))) {
      parts.push(rangeText(first.point, first.point, modes, spelled));
      continue;
    }
    const last = readElement(rest.slice(position + 1), modes);
    if ('set' in last) throw new UnsupportedPattern('[…-\\…]');
    parts.push(rangeText(first.point, last.point, modes, spelled));
    position += 1 + last.length;
  }
  return {text: `${head}${parts.join('')}]`, length: position + 1};
}
