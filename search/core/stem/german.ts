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
const foreign = /(?:ation(?:en|s)?|ier(?:en|t|te|ten|ter|tes|ung|ungen|end|bar)?|ators?|atoren)$/;
const nouns = /(?:ung(?:en|s)?|[hk]eit(?:en)?)$/;
const pluralEr = /(?:ld|rt|nd)er[ns]?$/;

function withoutInnerPrefix(word: string): string {
  const form = participle.exec(word) ?? infinitive.exec(word);
  return form ? `${form[1] ?? ''}${form[2] ?? ''}` : word;
}

/** Endings that may follow one another: -t, -e, -s, -n and, behind a long enough rest, -er, -em, -nd. */
function withoutInflection(word: string): string {
  let stem = word;
  for (;;) {
    const shorter =
      /(?:e[mr]|nd)$/.test(stem) && stem.length > 6
        ? stem.slice(0, -2)
        : stem.replace(/[esnt]$/, '');
    if (shorter === stem || shorter.length < 3 || !/[aeiouy]/.test(shorter)) {
      return stem;
    }
    stem = shorter;
  }
}

function cut(word: string, ending: RegExp): string | null {
  const stem = word.replace(ending, '');
  return stem !== word && stem.length >= 4 ? stem : null;
}

export function stemGerman(word: string): string {
  if (word.length < 4 || /\d/.test(word)) {
    return word;
  }
  const plain = word.length > 6 ? withoutInnerPrefix(word) : word;
  const noun = cut(plain, foreign) ?? cut(plain, nouns);
  if (noun !== null) {
    return withoutInflection(noun);
  }
  return withoutInflection(pluralEr.test(plain) ? plain.replace(/er[ns]?$/, '') : plain);
}

/** Endings a stem may be continued with while somebody is typing. */
export const germanEndings =
  'ungen ungs heiten keiten ationen atoren ierungen ierten ieren ierte iert ern er en em es ern et te ten ter tes tem end ende enden n s t e'.split(
    ' ',
  );
