import {locales, type Locale} from '../config/locales.ts';
import {avoidedTerms} from '../data/avoidedTerms.ts';
import {glossary, type GlossaryId} from '../data/glossary.ts';
import {problem, type Problem} from './problem.mts';
import type {Site} from './site.mts';
import {findIn, textsOf} from './texts.mts';

interface Term {
  readonly locale: Locale;
  readonly pattern: RegExp;
  readonly instead: string;
}

const whole = (words: string) => new RegExp(`(?<![\\p{L}-])(?:${words})(?![\\p{L}])`, 'iu');

const fromGlossary: readonly Term[] = locales.flatMap((locale) =>
  Object.entries(avoidedTerms[locale] ?? {}).flatMap(([id, avoided]) =>
    avoided.map((words) => ({
      locale,
      pattern: whole(words),
      instead: glossary[id as GlossaryId].term[locale],
    })),
  ),
);

/** Technical terms that are not terms of the product. */
const technicalTerms: readonly Term[] = [
  {locale: 'en', pattern: whole('(?<!Gateway )time-outs?'), instead: 'timeout'},
  {locale: 'en', pattern: whole('back-end|front-end'), instead: 'backend, frontend'},
  {
    locale: 'de',
    pattern: whole('\\p{L}*(knopf|knöpfe\\p{L}*)|Button\\w*'),
    instead: 'Schaltfläche',
  },
  {locale: 'de', pattern: whole('Zwischenspeichers?'), instead: 'Cache'},
  {locale: 'de', pattern: whole('Rückgabewert\\w*|Exit Code'), instead: 'Exit-Code'},
  {locale: 'de', pattern: whole('Cron-Job\\w*|Cron Job\\w*'), instead: 'Cronjob'},
  {locale: 'de', pattern: whole('Reverse Proxy'), instead: 'Reverse-Proxy'},
  // Only the noun, because on the pages about proxies a request is „weitergeleitet“.
  {locale: 'de', pattern: whole('Weiterleitung(en)?'), instead: 'Umleitung'},
  // Only with a capital letter, because the verb „anhaken“ is right, even at the start of a sentence („Haken Sie … an“).
  {locale: 'de', pattern: /(?<![\p{L}-])Hakens?(?! Sie)(?!\p{L})/u, instead: 'Häkchen'},
];

/** Each thing has only one name, the one in the glossary. */
export function checkTerms(site: Site): Problem[] {
  const texts = textsOf(site);
  return [...fromGlossary, ...technicalTerms].flatMap(({locale, pattern, instead}) =>
    findIn(texts, locale, pattern).map(({file, line, words}) =>
      problem(file, line, `"${words}" has another name elsewhere.`, `write "${instead}".`),
    ),
  );
}
