import {InvalidPattern, UnsupportedPattern} from './modes';
import {splitPattern} from './split';
import {toJavaScript} from './toJavaScript';

export type Compiled =
  /** Use it with the flag `u`; with `bytes`, on the bytes of a text. */
  | {readonly kind: 'regex'; readonly source: string; readonly bytes: boolean}
  | {readonly kind: 'invalid'}
  | {readonly kind: 'unsupported'; readonly part: string};

/** A text as a string with one character for each of its bytes. */
export function toBytes(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('');
}

/** Translates a PHP pattern to JavaScript, if there is a certain equivalent. */
export function compile(pattern: string): Compiled {
  try {
    const {body, modes} = splitPattern(pattern);
    const source = toJavaScript(modes.bytes ? toBytes(body) : body, modes);
    // Throws if JavaScript does not accept the result.
    void new RegExp(source, 'u');
    return {kind: 'regex', source, bytes: modes.bytes};
  } catch (error) {
    if (error instanceof InvalidPattern) return {kind: 'invalid'};
    if (error instanceof UnsupportedPattern) return {kind: 'unsupported', part: error.part};
    return {kind: 'unsupported', part: pattern};
  }
}
