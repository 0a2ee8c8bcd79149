import {findMatches, markText, type Matcher, type Span} from './matcher';
import type {TextPart} from './types';

const excerptLength = 150;
/** Text shown before the first match, so that it is understood. */
const lead = 40;

/** Number of different words that match in a window beginning at a match. */
function distinct(spans: readonly Span[], from: number): number {
  const start = spans[from]?.start ?? 0;
  const inside = spans.filter(
    (span) => span.start >= start && span.end <= start + excerptLength - lead,
  );
  return new Set(inside.map(({term}) => term)).size;
}

function bestStart(spans: readonly Span[]): number {
  let best = 0;
  let most = 0;
  spans.forEach((span, position) => {
    const count = distinct(spans, position);
    if (count > most) {
      most = count;
      best = span.start;
    }
  });
  return best;
}

function wordStart(text: string, from: number): number {
  if (from <= 0) {
    return 0;
  }
  const sentence = text.slice(from, from + lead).search(/(?<=[.!?:] )\S/);
  const space = text.indexOf(' ', from);
  return sentence >= 0 ? from + sentence : space < 0 ? from : space + 1;
}

function wordEnd(text: string, to: number): number {
  const space = text.lastIndexOf(' ', to);
  return to >= text.length || space <= 0 ? text.length : space;
}

/** The passage of a text that shows most of the query, with the matches marked. */
export function makeExcerpt(text: string, matcher: Matcher): TextPart[] {
  const first = bestStart(findMatches(text, matcher));
  const start = first < excerptLength / 2 ? 0 : Math.min(wordStart(text, first - lead), first);
  const end = wordEnd(text, start + excerptLength);
  const passage = text.slice(start, end);
  const parts = markText(passage, matcher);
  return [
    ...(start > 0 ? [{text: '… ', match: false}] : []),
    ...parts,
    ...(end < text.length ? [{text: ' …', match: false}] : []),
  ];
}

export function hasMatch(parts: readonly TextPart[]): boolean {
  return parts.some(({match}) => match);
}
