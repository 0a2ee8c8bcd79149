import type {Language} from './types';

const marks = /\p{M}+/gu;
/** A fast path: most words have no accents. */
const isAscii = /^[\x20-\x7e]*$/;
const germanDigraphs = /([aou])e/g;

/**
 * One key for all spellings of a word: lower case, no accents, ß as ss.
 * German readers also write ae, oe, ue for umlauts or drop the dots, so all three
 * become the bare vowel, in the text and in the query alike. A prefix of a word
 * always folds to a prefix of the folded word; typing relies on that.
 */
export function fold(text: string, language: Language): string {
  const lower = text.toLowerCase();
  const plain = isAscii.test(lower)
    ? lower
    : lower.normalize('NFKD').replace(marks, '').replaceAll('ß', 'ss');
  return language === 'de' ? plain.replace(germanDigraphs, '$1') : plain;
}
