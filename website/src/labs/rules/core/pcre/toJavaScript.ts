import {readClass, type Spelled} from './charClass';
import {literal, setOf} from './characters';
import {readEscape} from './escapes';
import {readGroup, type GroupStart} from './groups';
import {InvalidPattern, UnsupportedPattern, type Modes} from './modes';

const START = '^';
const END = '$';
const END_OR_LAST_BREAK = String.raw`(?=\n?$)`;

/** A translated part: an atom, which a quantifier may follow, or a place, such as an anchor or bracket. */
interface Piece {
  readonly text: string;
  readonly length: number;
  readonly repeatable: boolean;
}

const place = (text: string, length: number): Piece => ({text, length, repeatable: false});
const atom = (text: string, length: number): Piece => ({text, length, repeatable: true});

function wordBoundary(letter: string, {bytes}: Modes): string {
  if (bytes) return `\\${letter}`;
  const word = String.raw`[\p{L}\p{N}_]`;
  return letter === 'b'
    ? `(?:(?<=${word})(?!${word})|(?<!${word})(?=${word}))`
    : `(?:(?<=${word})(?=${word})|(?<!${word})(?!${word}))`;
}

const groupNames = /\(\?(?:P?<([A-Za-z_]\w*)>|'([A-Za-z_]\w*)')/g;

/** Two groups of one name are an error, unless a flag or other groups allow them. */
function checkNames(body: string): void {
  const names = Array.from(body.matchAll(groupNames), ([, first, second]) => first ?? second);
  if (new Set(names).size < names.length) throw new UnsupportedPattern('(?<…>');
}

/** A reference to a group that was skipped matches the empty text in JavaScript, and nothing in PHP. */
const skippable = /\||\)(?:[?*]|\{0)/;

class Translator {
  private readonly open: GroupStart[] = [];
  private captures = 0;
  private openCaptures = 0;
  private closed = 0;
  private readonly spelled: Spelled = {count: 0};
  private readonly mayReferBack: boolean;

  constructor(
    private readonly body: string,
    private readonly modes: Modes,
  ) {
    this.mayReferBack = !modes.ignoreCase && !skippable.test(body);
  }

  translate(): string {
    let text = this.modes.anchored ? `${START}(?:` : '(?:';
    let repeatable = false;
    for (let position = 0; position < this.body.length;) {
      const rest = this.body.slice(position);
      const quantifier = /^(?:[*+?]|\{\d+(?:,\d*)?\})/.exec(rest)?.[0];
      const piece: Piece = quantifier
        ? this.quantify(quantifier, rest, repeatable)
        : this.readPiece(rest);
      text += piece.text;
      position += piece.length;
      repeatable = piece.repeatable;
    }
    if (this.open.length > 0) throw new InvalidPattern();
    return `${text})`;
  }

  private quantify(quantifier: string, rest: string, repeatable: boolean): Piece {
    if (!repeatable) {
      if (rest === this.body) throw new InvalidPattern();
      throw new UnsupportedPattern(quantifier);
    }
    const after = rest[quantifier.length];
    if (after === '+') throw new UnsupportedPattern(`${quantifier}+`);
    const [, least, most] = /^\{(\d+),?(\d*)/.exec(quantifier) ?? [];
    if (Number(least) > 65535 || (most && Number(most) < Number(least))) throw new InvalidPattern();
    // Lazy or greedy makes no difference to whether there is a match.
    return place(quantifier, quantifier.length + (after === '?' ? 1 : 0));
  }

  private readPiece(rest: string): Piece {
    const {multiline, dotAll, dollarEndOnly} = this.modes;
    switch (rest[0]) {
      case '\\':
        return this.readBackslash(rest);
      case '[': {
        const {text, length} = readClass(rest, this.modes, this.spelled);
        return atom(text, length);
      }
      case '(':
        return this.openGroup(rest);
      case ')':
        return this.closeGroup();
      case '|':
        return place('|', 1);
      case '.':
        return atom(dotAll ? '[^]' : String.raw`[^\n]`, 1);
      case '^':
        return place(multiline ? `(?:${START}|(?<=\\n)(?=[^]))` : START, 1);
      case '$':
        if (multiline) return place(`(?:(?=\\n)|${END})`, 1);
        return place(dollarEndOnly ? END : END_OR_LAST_BREAK, 1);
    }
    if (/^\{,\d+\}/.test(rest)) throw new UnsupportedPattern('{,n}');
    const point = rest.codePointAt(0) ?? 0;
    return atom(literal(point, this.modes), point > 0xffff ? 2 : 1);
  }

  private readBackslash(rest: string): Piece {
    const escape = readEscape(rest.slice(1), this.modes);
    const length = escape.length + 1;
    if (escape.kind === 'point') return atom(literal(escape.point, this.modes), length);
    if (escape.kind === 'property') return atom(escape.text, length);
    const {letter} = escape;
    const set = setOf(letter, this.modes);
    if (set !== undefined) return atom(`[${set}]`, length);
    const complement = setOf(letter.toLowerCase(), this.modes);
    if (complement !== undefined) return atom(`[^${complement}]`, length);
    if (/[1-9]/.test(letter)) return this.backReference(Number(letter), rest, length);
    const places: Readonly<Record<string, string>> = {
      A: START,
      z: END,
      Z: END_OR_LAST_BREAK,
      b: wordBoundary('b', this.modes),
      B: wordBoundary('B', this.modes),
    };
    const found = places[letter];
    if (found === undefined) throw new UnsupportedPattern(`\\${letter}`);
    return place(found, length);
  }

  private backReference(number: number, rest: string, length: number): Piece {
    const safe = number <= this.closed && this.mayReferBack;
    if (!safe || /^\\\d\d/.test(rest)) throw new UnsupportedPattern(`\\${number}`);
    return atom(`(?:\\${number})`, length);
  }

  private openGroup(rest: string): Piece {
    const group = readGroup(rest);
    if (group.kind === 'capture') {
      this.captures += 1;
      this.openCaptures += 1;
    }
    this.open.push(group);
    return place(group.text, group.length);
  }

  private closeGroup(): Piece {
    const group = this.open.pop();
    if (!group) throw new InvalidPattern();
    // Nested groups close before the outer one, so all are closed only if no capturing group is open.
    if (group.kind === 'capture') this.openCaptures -= 1;
    if (this.openCaptures === 0) this.closed = this.captures;
    return {text: ')', length: 1, repeatable: group.kind !== 'assertion'};
  }
}

/** The pattern for JavaScript, to be used with the flag `u` alone. */
export function toJavaScript(body: string, modes: Modes): string {
  checkNames(body);
  return new Translator(body, modes).translate();
}
