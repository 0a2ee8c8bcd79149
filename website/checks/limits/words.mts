import type {Locale} from '../../config/locales.ts';

/** Characters between spaces, at least one of them a letter or digit. */
const word = /[^\s`]*[\p{L}\p{N}][^\s`]*/gu;

export const wordsOf = (text: string): readonly string[] => text.match(word) ?? [];

export const countWords = (text: string): number => wordsOf(text).length;

/** Cached, because creating a segmenter is slow. */
const segmenters = new Map<Locale, Intl.Segmenter>();

function segmenterOf(locale: Locale): Intl.Segmenter {
  const known = segmenters.get(locale) ?? new Intl.Segmenter(locale, {granularity: 'sentence'});
  segmenters.set(locale, known);
  return known;
}

/** Sentences of a text; inline code counts as one word and does not end a sentence. */
export function sentencesOf(text: string, locale: Locale): readonly string[] {
  const plain = text.replace(/`[^`]*`/g, 'code');
  return [...segmenterOf(locale).segment(plain)].map(({segment}) => segment.trim());
}
