import {shortPlural} from './english';

/**
 * Light German stemmer on folded words (no umlauts, no ß), in the manner of CISTEM:
 * removes endings of nouns, adjectives and verbs one after the other, and the ge-/zu-
 * inside participles and infinitives: sperren, sperrt, gesperrt and Sperrung have one stem.
 */
const separable =
  'ab|an|auf|aus|bei|durch|ein|fest|frei|her|hin|hinzu|mit|nach|vor|weg|weiter|wieder|zu|zuruck|zusammen';
const participle = new RegExp(`^(${separable})?ge(\\w{3,}(?:t|en|te|ten|ter|tes|tem))$`);
const infinitive = new RegExp(`^(${separable})zu(\\w{3,}en)$`);

/** Foreign verbs and their nouns: installieren, installiert, Installation. */
const foreign =
  /(?:ation(?:en|s)?|ier(?:en|t|te|ten|ter|tes|ung|ungen|ungs|end|bar)?|ators?|atoren)$/;
const nouns = /(?:ung(?:en|s)?|[hk]eit(?:en)?)$/;
const pluralEr = /(?<=ld|rt|nd)er[ns]?$/;

function withoutInnerPrefix(word: string): string {
  const form = participle.exec(word) ?? infinitive.exec(word);
  return form ? `${form[1] ?? ''}${form[2] ?? ''}` : word;
}

/** -s and -n are endings only at the end of the word or in -st and -ns; else they belong to the stem. */
function isEnding(letter: string, taken: string): boolean {
  switch (letter) {
    case 's':
      return taken === '' || taken[0] === 't';
    case 'n':
      return taken === '' || taken[0] === 's';
    default:
      return letter === 'e' || letter === 't';
  }
}

/** Removes endings from the first `length` letters of a word. */
function withoutInflection(word: string, length: number): string {
  let stem = word.slice(0, length);
  for (;;) {
    const isLong = stem.length > 6 && /e[mr]$/.test(stem);
    const isShort = isEnding(stem.slice(-1), word.slice(stem.length));
    const shorter = stem.slice(0, isLong ? -2 : isShort ? -1 : undefined);
    // "test" in Regeltest and Regeltester is a word, not a series of endings.
    const isTest = stem.endsWith('test');
    if (isTest || shorter === stem || shorter.length < 3 || !/[aeiouy]/.test(shorter)) {
      return stem;
    }
    stem = shorter;
  }
}

function lengthWithout(word: string, ending: RegExp): number {
  const length = word.replace(ending, '').length;
  return length >= 4 ? length : word.length;
}

/** English words in German texts: Proxy, Proxys, Proxies. */
const loanEnding = /(?<=[bcdfghklmnprstvwxz])(?:ys?|ies)$/;

/** Words that would get the stem of an unrelated word: Sicherheit and Sicherung, Wartung and warten, funktionieren and Funktion. */
const unrelated =
  /(?:sicherheit|sicherung|wartung|^absender|^composer|^reset|^exit)(?=(?:en|[ns])?$)|^funktionier(?=en$|t(?:e[nst]?)?$)/;

export function stemGerman(inflected: string): string {
  const own = unrelated.exec(inflected);
  if (own) {
    return inflected.slice(0, own.index + own[0].length);
  }
  if (shortPlural.test(inflected)) {
    return inflected.slice(0, -1);
  }
  if (inflected.length < 4 || /\d/.test(inflected)) {
    return inflected;
  }
  const word = inflected.replace(loanEnding, 'i');
  const plain = word.length > 6 ? withoutInnerPrefix(word) : word;
  const length = [foreign, nouns, pluralEr].map((ending) => lengthWithout(plain, ending));
  return withoutInflection(plain, Math.min(...length));
}

/** Endings that may follow a stem while a word is being typed. */
export const germanEndings =
  'ungen ungs heiten keiten ationen atoren ierungen ierten ieren ierte iert ern er en em es et te ten ter tes tem end ende enden n s t e'.split(
    ' ',
  );
