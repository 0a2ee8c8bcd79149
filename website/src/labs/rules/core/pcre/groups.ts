import {UnsupportedPattern} from './modes';

export interface GroupStart {
  /** For JavaScript. */
  readonly text: string;
  readonly length: number;
  readonly kind: 'capture' | 'plain' | 'assertion';
}

/** PHP requires a fixed length in a lookbehind; only those that certainly have one are supported. */
const fixedLength = /^\(\?<[=!][^()*+?{|\\]*\)/;

/** Reads what opens a group. */
export function readGroup(rest: string): GroupStart {
  const named = /^\(\?(?:P?<[A-Za-z_]\w*>|'[A-Za-z_]\w*')/.exec(rest);
  if (named) return {text: '(', length: named[0].length, kind: 'capture'};
  const [special = ''] = /^\((?:\?(?:[:=!]|<[=!])|[?*])?/.exec(rest) ?? [];
  switch (special) {
    case '(':
      return {text: '(', length: 1, kind: 'capture'};
    case '(?:':
      return {text: '(?:', length: 3, kind: 'plain'};
    case '(?=':
    case '(?!':
      return {text: special, length: 3, kind: 'assertion'};
    case '(?<=':
    case '(?<!':
      if (fixedLength.test(rest)) return {text: special, length: 4, kind: 'assertion'};
  }
  throw new UnsupportedPattern(rest.slice(0, 4));
}
