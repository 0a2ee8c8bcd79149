/**
 * Endings of a light English stemmer, which maps the forms of a word to one stem
 * (install, installs, installed, installing, installation) and leaves short words alone.
 * The first match counts, so longer endings come first; at least three letters remain.
 */
export const englishEndings: readonly (readonly [ending: string, replacement: string])[] = [
  ['ifications', 'if'],
  ['ification', 'if'],
  ['ifying', 'if'],
  ['ified', 'if'],
  ['ifies', 'if'],
  ['ify', 'if'],
  ['izations', 'iz'],
  ['ization', 'iz'],
  ['ations', 'at'],
  ['ation', 'at'],
  ['ators', 'at'],
  ['ator', 'at'],
  ['ating', 'at'],
  ['ated', 'at'],
  ['ates', 'at'],
  ['ate', 'at'],
  ['ments', ''],
  ['ment', ''],
  ['tions', 't'],
  ['tion', 't'],
  ['ities', 'i'],
  ['ity', 'i'],
  ['ings', ''],
  ['ing', ''],
  ['ies', 'i'],
  ['ied', 'i'],
  ['edly', ''],
  ['ed', ''],
  ['ers', ''],
  ['er', ''],
  ['ly', ''],
  ['es', ''],
  ['e', ''],
  ['y', 'i'],
];

/** `installation` ends in -ation but its verb is install, not installate. */
const atVerbs = /^(install|configur|document|authent|authoriz|verif|integr.?|valid.?)at$/;

function undouble(word: string): string {
  return /([bdfgmnprt])\1$/.test(word) ? word.slice(0, -1) : word;
}

function withoutPlural(word: string): string {
  return /[^su]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word;
}

/** Abbreviations with a plural; others end in s by themselves: DNS, TLS, CMS. */
export const shortPlural = /^(?:ip|id|pc|vm)s$/;

/** Words that would get the stem of an unrelated word: customer and custom, comment and come. */
const unrelated =
  /^(?:banner|comment|composer|cors|customer|fastly|header|letter|owner|provider|rating|reader|server|setting|string|summer|timer)s?$/;

export function stemEnglish(word: string): string {
  if (shortPlural.test(word) || unrelated.test(word)) {
    return word.replace(/(?<!cor)s$/, '');
  }
  if (word.length < 4 || /\d/.test(word)) {
    return withoutPlural(word);
  }
  for (const form of [word, withoutPlural(word)]) {
    const rule = englishEndings.find(
      ([ending]) => form.endsWith(ending) && form.length - ending.length >= 3,
    );
    if (rule) {
      const stem = form.slice(0, form.length - rule[0].length) + rule[1];
      const verb = atVerbs.test(stem) ? stem.slice(0, -2) : stem;
      return undouble(verb.length > 4 ? verb.replace(/e$/, '') : verb);
    }
  }
  return undouble(withoutPlural(word));
}
