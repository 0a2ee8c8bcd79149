import {findMatches, markText, type Matcher, type Span} from './matcher';
import type {TextPart} from './types';

const excerptLength = 150;
/** Characters shown before the first match of a long sentence, as context. */
const lead = 40;
/** A shorter line is a label, not a sentence that an excerpt could begin with. */
const minSentence = 25;

interface Sentence {
  readonly start: number;
  readonly end: number;
}

/** Ends of lines (paragraphs, list items, table rows) and of sentences. */
const boundary = /\n+|(?<=[.!?…]["”“»)]?)\s+(?=[\p{Lu}\p{N}„"“(])/gu;

function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let start = 0;
  for (const match of text.matchAll(boundary)) {
    sentences.push({start, end: match.index});
    start = match.index + match[0].length;
  }
  return [...sentences, {start, end: text.length}].filter(({start: from, end}) => end > from);
}

/** Number of different words that match in a sentence. */
function distinct({start, end}: Sentence, spans: readonly Span[]): number {
  const inside = spans.filter((span) => span.start >= start && span.end <= end);
  return new Set(inside.map(({term}) => term)).size;
}

/** The sentence with the most words of the query; without any match the first one. */
function bestSentence(sentences: readonly Sentence[], spans: readonly Span[]): number {
  let best = sentences.findIndex(({start, end}) => end - start >= minSentence);
  let most = 0;
  sentences.forEach((sentence, at) => {
    const count = distinct(sentence, spans);
    if (count > most) {
      most = count;
      best = at;
    }
  });
  return Math.max(0, best);
}

/** Where a sentence that is too long is shown from: some words before its first match. */
function startInside(text: string, {start, end}: Sentence, spans: readonly Span[]): number {
  const first = spans.find((span) => span.start >= start && span.end <= end)?.start ?? start;
  const isNear = end - start <= excerptLength || first - start < excerptLength - lead;
  const space = text.indexOf(' ', first - lead);
  return isNear || space < 0 || space > first ? start : space + 1;
}

/** The end of the last sentence that fits, or of the last word of one that does not. */
function endOf(text: string, start: number, own: Sentence, rest: readonly Sentence[]): number {
  const limit = start + excerptLength;
  const whole = [own, ...rest].filter(({end}) => end <= limit).pop();
  if (whole) {
    return whole.end;
  }
  const space = text.lastIndexOf(' ', limit);
  return space > start ? space : limit;
}

/** An excerpt that begins with the sentence that has the most words of the query, with the matches marked. */
export function makeExcerpt(text: string, matcher: Matcher): TextPart[] {
  const spans = findMatches(text, matcher);
  const sentences = sentencesOf(text);
  const at = bestSentence(sentences, spans);
  const own = sentences[at];
  if (!own) {
    return [];
  }
  const start = startInside(text, own, spans);
  const end = endOf(text, start, own, sentences.slice(at + 1));
  return [
    ...(start > own.start ? [{text: '… ', match: false}] : []),
    ...markText(text.slice(start, end).replaceAll('\n', ' '), matcher),
    ...(end < own.end ? [{text: ' …', match: false}] : []),
  ];
}
