import {locales, type Locale} from '../config/locales.ts';
import {problem, type Problem} from './problem.mts';
import type {Site} from './site.mts';
import {findIn, textsOf} from './texts.mts';

interface Rule {
  readonly pattern: RegExp;
  readonly message: string;
  readonly remedy: string;
}

const english: readonly Rule[] = [
  {
    pattern: /\b(simply|just|easy|easily|obviously)\b/i,
    message: 'makes the task look easier than it is',
    remedy: 'leave the word out.',
  },
  {pattern: /\be-mails?\b/i, message: 'is spelled differently elsewhere', remedy: 'write "email".'},
  {
    pattern: /\b(colour|behaviour|licence|organis|recognis|initialis|normalis|localis)\w*/i,
    message: 'is British spelling',
    remedy: 'use American spelling.',
  },
];

const german: readonly Rule[] = [
  {
    pattern: /\b(einfach nur|ganz einfach|lediglich nur)\b/i,
    message: 'makes the task look easier than it is',
    remedy: 'leave it out.',
  },
  {pattern: /"[^"]+"|“[^”]+”/, message: 'has no German quotation marks', remedy: 'write „…“.'},
  {
    pattern:
      /\b(Einstellung|Prüfung|Umgebung|Überprüfung|Regel)s?\s+(Seite|Variable|Paket|Pakete|Variablen)\b/,
    message: 'splits a compound',
    remedy: 'write it as one word or with hyphens.',
  },
  {
    pattern: /\b\d+ (Tage|Stunden|Minuten|Sekunden|px|MB|KB|GB|ms|Zeichen|Prozent|%)(?!\p{L})/u,
    message: 'may break between number and unit',
    remedy: 'put a no-break space (U+00A0) between them.',
  },
  {
    pattern:
      /(?<![\d.,:])[1-9]\d{0,2}(?:(?:[ \u00a0\u2009\u202f]\d{3})+|(?:,\d{3}){2,})(?![\d.,]*\d)/,
    message: 'is grouped differently elsewhere',
    remedy: 'group thousands with a period: 99.999.',
  },
  {
    pattern:
      /(?<![\d.,:])\d{4,}[ \u00a0](?:Absende-Token|Byte|Einsendungen|Einträgen?|Tokens?|Wörtern?|Werten?|Zeichen)(?!\p{L})/u,
    message: 'has no separator for thousands',
    remedy: 'group thousands with a period: 99.999.',
  },
  {
    // Also in compounds, but not where two words meet: Hinweisseite, diesseits, Anwendungspasswort.
    pattern:
      /\p{L}*(?:gr[oö]ss|(?<!d)iess|[aä]usser|aussen(?!d)|(?<!hin|aus|be|er|nach)weiss|heiss|(?<![kp])reiss|strass|mäss|massnahm|massstab|massgeb|ausmass|st[oö]ss|bl[oö]ss|f[uü]ss|gr[uü]ss|süss|sp[aä]ss(?!w))\p{L}*/iu,
    message: 'is Swiss spelling outside an interface text',
    remedy: 'write ß.',
  },
];

const rules: Readonly<Partial<Record<Locale, readonly Rule[]>>> = {en: english, de: german};

/** Style rules that can be checked by patterns. */
export function checkWording(site: Site, wanted: readonly Locale[] = locales): Problem[] {
  const texts = textsOf(site);
  return wanted.flatMap((locale) =>
    // A new language may have no rules yet.
    (rules[locale] ?? []).flatMap(({pattern, message, remedy}) =>
      findIn(texts, locale, pattern).map(({file, line, words}) =>
        problem(file, line, `"${words}" ${message}.`, remedy),
      ),
    ),
  );
}
