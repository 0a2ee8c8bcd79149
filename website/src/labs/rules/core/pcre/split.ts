import {InvalidPattern, UnsupportedPattern, type Modes} from './modes';

export interface SplitPattern {
  readonly body: string;
  readonly modes: Modes;
}

const pairs: Readonly<Record<string, string>> = {'(': ')', '[': ']', '{': '}', '<': '>'};

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
  throw new InvalidPattern();
}

/** Flags that change nothing about whether a pattern matches. */
const harmless = 'SUJ \n\r';
const known = 'imsuDA';

function checkFlags(flags: string): void {
  for (const flag of flags) {
    if ('xXnr'.includes(flag)) throw new UnsupportedPattern(flag);
    if (!harmless.includes(flag) && !known.includes(flag)) throw new InvalidPattern();
  }
}

/** Separates the body of a pattern from its delimiters and flags, as PHP does. */
export function splitPattern(source: string): SplitPattern {
  const text = source.replace(/^[\t-\r ]+/, '');
  const open = text[0] ?? '';
  if (open === '' || /[A-Za-z0-9\\\0]/.test(open)) throw new InvalidPattern();
  const end = endOf(text, open);
  const flags = text.slice(end + 1);
  checkFlags(flags);
  const inside = text.slice(1, end);
  const inline = /^\(\?([imsU]+)\)/.exec(inside);
  const all = flags + (inline?.[1] ?? '');
  return {
    body: inside.slice(inline?.[0].length ?? 0),
    modes: {
      bytes: !all.includes('u'),
      ignoreCase: all.includes('i'),
      dotAll: all.includes('s'),
      multiline: all.includes('m'),
      dollarEndOnly: all.includes('D'),
      anchored: all.includes('A'),
    },
  };
}
