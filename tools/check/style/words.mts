import {avoidedTerms} from '../../../website/data/avoidedTerms.ts';
import {glossary, type GlossaryId} from '../../../website/data/glossary.ts';
import {locales, type Locale} from '../../../website/config/locales.ts';
import {isOfProduct} from '../productTexts.mts';
import type {Rule} from '../rule.mts';
import {lineOf, type Site} from '../site.mts';

/** Pattern → what to do instead. */
type Words = readonly (readonly [pattern: RegExp, remedy: string])[];

const whole = (words: string) => new RegExp(`(?<![\\p{L}-])(?:${words})(?!\\p{L})`, 'iu');

const ofGlossary = (locale: Locale): Words =>
  Object.entries(avoidedTerms[locale] ?? {}).map(([id, avoided]) => [
    whole(avoided.join('|')),
    `write "${glossary[id as GlossaryId].term[locale]}".`,
  ]);

const units =
  'Tagen?|Stunden?|Minuten?|Sekunden?|Wochen?|Monaten?|Jahren?|px|[KMG]B|ms|Zeichen|Prozent|%';
const counted = 'Absende-Token|Byte|Einsendungen|Einträgen?|Tokens?|Wörtern?|Werten?|Zeichen';

/** A new language may have none yet. */
const ofLanguage: Readonly<Partial<Record<Locale, Words>>> = {
  en: [
    [whole('simply|just|easy|easily|obviously'), 'leave it out: it may be hard for a reader.'],
    [
      whole('(?:colour|behaviour|licence|organis|recognis|initialis|normalis|localis)\\p{L}*'),
      'use American spelling.',
    ],
    [whole('e-mails?'), 'write "email".'],
    [whole('(?<!Gateway )time-outs?'), 'write "timeout".'],
    [whole('back-end|front-end'), 'write "backend", "frontend".'],
  ],
  de: [
    [whole('einfach nur|ganz einfach|lediglich nur'), 'leave it out.'],
    [/"[^"]+"|“[^”]+”/, 'write „…“.'],
    [new RegExp(`\\b\\d+ (?:${units})(?!\\p{L})`, 'u'), 'put a no-break space before the unit.'],
    [
      /(?<![\d.,:])[1-9]\d{0,2}(?:(?:[ \u00a0\u2009\u202f]\d{3})+|(?:,\d{3}){2,})(?![\d.,]*\d)/,
      'group thousands with a period: 99.999.',
    ],
    [
      new RegExp(`(?<![\\d.,:])\\d{4,}[ \\u00a0](?:${counted})(?!\\p{L})`, 'u'),
      'group thousands with a period: 99.999.',
    ],
    [whole('\\p{L}*(?:knopf|knöpfe\\p{L}*)|Button\\w*'), 'write "Schaltfläche".'],
    [whole('Zwischenspeichers?'), 'write "Cache".'],
    [whole('Rückgabewert\\w*|Exit Code'), 'write "Exit-Code".'],
    [whole('Cron[- ]Job\\w*'), 'write "Cronjob".'],
    [whole('Reverse Proxy'), 'write "Reverse-Proxy".'],
    // Only the noun: on the pages about proxies a request is „weitergeleitet“.
    [whole('Weiterleitung(?:en)?'), 'write "Umleitung".'],
    // With a capital letter and not the verb („Haken Sie … an“).
    [/(?<![\p{L}-])Hakens?(?! Sie)(?!\p{L})/u, 'write "Häkchen".'],
    // Also in compounds, but not where two words meet: Hinweisseite, diesseits, Anwendungspasswort.
    [
      /\p{L}*(?:gr[oö]ss|(?<!d)iess|(?<!z)iessl|(?<!d)schliess|[aä]usser|aussen(?!d)|(?<!hin|aus|be|er|nach)weiss|heiss|(?<![kp])reiss|strass|mäss|massnahm|massstab|massgeb|ausmass|st[oö]ss|bl[oö]ss|f[uü]ss|gr[uü]ss|süss|sp[aä]ss(?!w))\p{L}*/iu,
      'write ß: only texts of the product have Swiss spelling.',
    ],
  ],
};

const words = new Map(
  locales.map((locale) => [locale, [...ofGlossary(locale), ...(ofLanguage[locale] ?? [])]]),
);

/** Code, quotations, targets of links, and bold labels of the product in data. */
const quotations = /`[^`]*`|“[^”]*”|„[^“]*“|(?<=\])\([^)]*\)/g;
const ownWords = (text: string) =>
  text
    .replace(quotations, '…')
    .replace(/\*\*([^*]+)\*\*/g, (bold, label: string) => (isOfProduct(label) ? '…' : bold));

/** Texts of the product, and words that readers type. */
const notProse = /\/texts\/data\/(?:ui\/|glossary|boxMessages|synonyms)/;

function* textsOf({pages, catalogues, messages}: Site) {
  for (const {file, locale, prose, frontMatter, source} of pages) {
    for (const {text, line} of prose) yield {file, line, locale, text};
    for (const key of ['title', 'description'])
      yield {file, line: lineOf(source, `${key}:`), locale, text: String(frontMatter[key])};
  }
  for (const {file, lines, locale, texts} of [...catalogues, ...messages]) {
    if (notProse.test(file)) continue;
    const isCatalogue = file.includes('/texts/');
    for (const [key, text] of Object.entries(texts)) {
      const at = {file, line: lines.get(key) ?? 1};
      if (isCatalogue) yield {...at, locale: 'en' as const, text: key};
      yield {...at, locale, text};
    }
  }
}

/** Each thing has one name and one spelling. */
export const wording: Rule = {
  name: 'wording',
  run(site, report) {
    for (const {locale, text, ...place} of textsOf(site)) {
      if (isOfProduct(text)) continue;
      const own = ownWords(text);
      for (const [pattern, remedy] of words.get(locale) ?? []) {
        const found = pattern.exec(own)?.[0];
        if (found) report(place, `"${found}" is written differently elsewhere.`, remedy);
      }
    }
  },
};
