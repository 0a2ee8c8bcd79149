import type {Locale} from '../../config/locales.ts';

/** Whatever has a letter or a digit between spaces. */
const word = /[^\s`]*[\p{L}\p{N}][^\s`]*/gu;

export const wordsOf = (text: string): readonly string[] => text.match(word) ?? [];

export const countWords = (text: string): number => wordsOf(text).length;

/** Kept, because creating one takes longer than using it. */
const segmenters = new Map<Locale, Intl.Segmenter>();

function segmenterOf(locale: Locale): Intl.Segmenter {
  const known = segmenters.get(locale) ?? new Intl.Segmenter(locale, {granularity: 'sentence'});
  segmenters.set(locale, known);
  return known;
}

/** Sentences of a text; code counts as one word and ends no sentence. */
export function sentencesOf(text: string, locale: Locale): readonly string[] {
  const spoken = text.replace(/`[^`]*`/g, 'code');
  return [...segmenterOf(locale).segment(spoken)].map(({segment}) => segment.trim());
}
