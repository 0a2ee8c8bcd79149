import {stem} from './stem';
import {tokenize} from './tokenize';
import type {Language, TextPart} from './types';

/** Decides which words of a text to mark. Terms ending in `*` are beginnings of words. */
export interface Matcher {
  readonly language: Language;
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  readonly prefixes: readonly string[];
}

export interface Span {
  readonly start: number;
  readonly end: number;
}

export function createMatcher(terms: readonly string[], language: Language): Matcher {
  const prefixes = terms.filter((term) => term.endsWith('*')).map((term) => term.slice(0, -1));
  const words = terms.filter((term) => !term.endsWith('*'));
  return {
    language,
    words: new Set(words),
    stems: new Set(words.filter((word) => word.length > 3).map((word) => stem(word, language))),
    prefixes,
  };
}

export function matches({words, stems, prefixes, language}: Matcher, term: string): boolean {
  return (
    words.has(term) ||
    prefixes.some((prefix) => term.startsWith(prefix)) ||
    (term.length > 3 && stems.has(stem(term, language)))
  );
}

/** Places to mark, in order and without overlaps. */
export function findMatches(text: string, matcher: Matcher): Span[] {
  const found = tokenize(text, matcher.language)
    .filter(({term}) => matches(matcher, term))
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const spans: Span[] = [];
  for (const {start, end} of found) {
    if (start >= (spans[spans.length - 1]?.end ?? 0)) {
      spans.push({start, end});
    }
  }
  return spans;
}

/** Splits a text into marked and plain runs. */
export function markText(text: string, matcher: Matcher): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const {start, end} of findMatches(text, matcher)) {
    parts.push(
      {text: text.slice(from, start), match: false},
      {text: text.slice(start, end), match: true},
    );
    from = end;
  }
  return [...parts, {text: text.slice(from), match: false}].filter((part) => part.text !== '');
}
