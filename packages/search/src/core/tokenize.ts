import {fold} from './fold';
import type {Language} from './types';

/**
 * `word`: an ordinary word. `part`: a part of a hyphenated word. `piece`: a part of an identifier.
 * `whole`: all pieces without the joiners, so that MOSPARO_CACHE_ADAPTER and
 * "mosparo-cache-adapter" are the same term.
 */
export type TokenKind = 'word' | 'part' | 'piece' | 'whole';

export interface Token {
  readonly term: string;
  readonly kind: TokenKind;
  readonly start: number;
  readonly end: number;
}

/** A word, a hyphenated word or an identifier. */
export interface Chunk {
  readonly text: string;
  readonly start: number;
  readonly pieces: readonly {readonly text: string; readonly start: number}[];
  /** Joined by more than hyphens, or camelCase; "MySQL/MariaDB" is a choice of two words. */
  readonly isIdentifier: boolean;
}

/** Letters, digits and combining marks, joined by the characters that identifiers are made of. */
const chunkPattern =
  /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[._:/\\@\-‑]+[\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu;
const wordCharacters = /[\p{L}\p{N}\p{M}]+/gu;
const camelPattern = /\p{Lu}+(?!\p{Ll})[\p{N}]*|\p{Lu}?[\p{Ll}\p{M}\p{N}]+|\p{N}+|[\p{L}\p{M}]+/gu;

/** Nobody types longer words; hashes and base64 would only fill the vocabulary. */
export const maxTermLength = 56;

function piecesOf(text: string, offset: number, pattern: RegExp) {
  return [...text.matchAll(pattern)].map((match) => ({
    text: match[0],
    start: offset + match.index,
  }));
}

/** A name like WordPress, which is not split. Identifiers in camelCase begin with a small letter: onCheckForm. */
const brand = /^(?:\p{Lu}\p{Ll}+){2,}$/u;

function isCamel(word: string): boolean {
  return /\p{Ll}\p{Lu}/u.test(word) && !brand.test(word);
}

/** A fast path: most words are neither joined nor in camelCase. */
const plainWord = /^[A-Za-zÄÖÜäöüß]?[a-zäöüß0-9]*$/;

/** Splits text at everything but word characters and the characters that join words. */
export function chunks(text: string): Chunk[] {
  return [...text.matchAll(chunkPattern)].map((match) => {
    const chunk = match[0];
    if (plainWord.test(chunk)) {
      const pieces = [{text: chunk, start: match.index}];
      return {text: chunk, start: match.index, pieces, isIdentifier: false};
    }
    const plain = piecesOf(chunk, match.index, wordCharacters);
    const pieces = plain.flatMap((piece) =>
      isCamel(piece.text) ? piecesOf(piece.text, piece.start, camelPattern) : [piece],
    );
    const joiners = chunk.replace(wordCharacters, '');
    const isChoice = joiners === '/' && text[match.index - 1] !== '/';
    const isIdentifier =
      pieces.length > 1 && !isChoice && (/[._:/\\@]/.test(joiners) || pieces.length > plain.length);
    return {text: chunk, start: match.index, pieces, isIdentifier};
  });
}

function chunkTokens(chunk: Chunk, language: Language): Token[] {
  const folded = chunk.pieces.map((piece) => fold(piece.text, language));
  const joined = chunk.isIdentifier ? 'piece' : 'part';
  const kind: TokenKind = chunk.pieces.length > 1 ? joined : 'word';
  const parts = chunk.pieces.map((piece, position) => ({
    term: folded[position] ?? '',
    kind,
    start: piece.start,
    end: piece.start + piece.text.length,
  }));
  const end = chunk.start + chunk.text.length;
  const whole: Token = {term: folded.join(''), kind: 'whole', start: chunk.start, end};
  return kind === 'word' ? parts : [whole, ...parts];
}

/** All terms of a text, with their offsets in the text as displayed. */
export function tokenize(text: string, language: Language): Token[] {
  return chunks(text)
    .flatMap((chunk) => chunkTokens(chunk, language))
    .filter((token) => token.term.length > 0 && token.term.length <= maxTermLength);
}
