import {shortPlural} from './english';

/**
 * Light German stemmer on folded words (no umlauts, no ß), in the manner of CISTEM:
 * takes off endings of nouns, adjectives and verbs one after the other, and the ge-/zu-
 * inside participles and infinitives, so that sperren, sperrt, gesperrt and Sperrung meet.
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

/** -s and -n end a word or stand before another ending in -st, -ns only; else they belong to the stem. */
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

/** Takes endings off a word whose first `length` letters are left. */
function withoutInflection(word: string, length: number): string {
  let stem = word.slice(0, length);
  for (;;) {
    const isLong = stem.length > 6 && /e[mr]$/.test(stem);
    const isShort = isEnding(stem.slice(-1), word.slice(stem.length));
    const shorter = stem.slice(0, isLong ? -2 : isShort ? -1 : undefined);
    // What looks like endings is a word of its own in Regeltest and Regeltester.
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

/** Sicherheit is no Sicherung, Wartung does not mean waiting, and what has a Funktion may not work. */
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

/** Endings a stem may be continued with while somebody is typing. */
export const germanEndings =
  'ungen ungs heiten keiten ationen atoren ierungen ierten ieren ierte iert ern er en em es ern et te ten ter tes tem end ende enden n s t e'.split(
    ' ',
  );
