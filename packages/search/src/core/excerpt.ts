import {findMatches, markText, type Matcher} from './matcher';
import type {Cell, Row} from './rows';
import type {TextPart} from './types';

/** About two lines of the box. */
const excerptLength = 180;
/** Characters shown before the first match of a long sentence, as context. */
const lead = 40;

export interface Sentence {
  readonly start: number;
  readonly end: number;
}

/** Ends of lines (paragraphs, list items) and of sentences. */
const boundary = /\n+|(?<=[.!?…]["”“»)]?)\s+(?=[\p{Lu}\p{N}„"“(])/gu;

export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (const match of text.matchAll(boundary)) {
    sentences.push({start, end: match.index});
    start = match.index + match[0].length;
  }
  return [...sentences, {start, end: text.length}].filter(({start: from, end}) => end > from);
}

/** Where a sentence that is too long is shown from: some words before its first match. */
function startInside(text: string, {start, end}: Sentence, matcher: Matcher): number {
  const first = findMatches(text.slice(start, end), matcher)[0]?.start ?? 0;
  const isNear = end - start <= excerptLength || first < excerptLength - lead;
  const space = text.indexOf(' ', start + first - lead);
  return isNear || space < 0 || space > start + first ? start : space + 1;
}

/** Cuts a text between two words. */
function cut(text: string, length: number): string {
  if (text.length <= length) {
    return text;
  }
  const space = text.lastIndexOf(' ', length);
  return `${text.slice(0, space > length / 2 ? space : length)} …`;
}

/** Items of a list are separate, even without punctuation. */
const joinLines = (text: string) =>
  text.replace(/(?<=[.!?…:;,])\n+/gu, ' ').replace(/\n+/gu, ' · ');

/** An excerpt that begins with a sentence and goes on with the text behind it, as far as there is room. */
export function excerptFrom(text: string, own: Sentence, matcher: Matcher): TextPart[] {
  const start = startInside(text, own, matcher);
  const shown = cut(joinLines(text.slice(start)), excerptLength);
  return markText(start > own.start ? `… ${shown}` : shown, matcher);
}

/** A text with a name of its own ("Values: 1 or 0") needs none of its column, nor does the only sentence. */
function labelled({label, text}: Cell, cells: readonly Cell[]): string {
  const isSentence = ({text: one}: Cell) => /[.!?…]$/.test(one);
  const isOnly = isSentence({label, text}) && cells.filter(isSentence).length === 1;
  return label === '' || isOnly || /^[^:·]{2,20}: /.test(text) ? text : `${label}: ${text}`;
}

/** The cells of a row, behind its name if that is given. Long ones are cut, so that all of them are seen. */
export function excerptOfRow({cells}: Row, matcher: Matcher, name = ''): TextPart[] {
  const texts = cells.map((cell) => labelled(cell, cells));
  let left = excerptLength - name.length;
  const lengths = new Map<string, number>();
  [...texts]
    .sort((one, other) => one.length - other.length)
    .forEach((text, at) => {
      const length = Math.min(text.length, Math.max(0, Math.floor(left / (texts.length - at))));
      left -= length;
      lengths.set(text, length);
    });
  const shown = texts.map((text) => cut(text, lengths.get(text) ?? 0)).join(' · ');
  return markText(
    name === '' ? shown : `${name}${/[?:]$/.test(name) ? '' : ':'} ${shown}`,
    matcher,
  );
}
