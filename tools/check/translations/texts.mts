import {completeTranslations} from '../../../website/config/locales.ts';
import {textCallsOf} from '../../../website/texts/calls.mjs';
import {keyOf} from '../../../website/texts/catalogues.cjs';
import type {Place, Report, Rule} from '../rule.mts';
import {apiTexts} from './apiTexts.mts';
import type {Catalogue, Site} from '../site.mts';

/** An English text with a place in the code, and whether it needs no translation. */
export interface English extends Place {
  readonly key: string;
  readonly isOptional: boolean;
}

/** The catalogue with the translations of a file of code. */
export const catalogueOf = (file: string, locale: string) =>
  file.replace(/^website\/(.*?)(?:\/index)?\.\w+$/, `website/i18n/${locale}/texts/$1.json`);

/** Every text that can be translated. */
export function englishOf({root, code}: Site, report?: Report): English[] {
  const written = code
    .filter(({file}) => file.startsWith('website/'))
    .flatMap(({file, source}) =>
      textCallsOf(file, source).flatMap(({text, context, start}): English[] => {
        const line = source.slice(0, start).split('\n').length;
        if (text !== undefined) return [{file, line, key: keyOf(text, context), isOptional: false}];
        report?.(
          {file, line},
          'A computed text has no translation.',
          "write it out: fill(t('{a} b'), {a}).",
        );
        return [];
      }),
    );
  return [...written, ...apiTexts(root)];
}

/** English texts without a translation, each with its first place. */
export function missingTexts(
  english: readonly English[],
  {catalogues, unreadable}: Site,
  locale: string,
): English[] {
  const known = new Set(
    catalogues
      .filter((catalogue) => catalogue.locale === locale)
      .flatMap(({texts}) => Object.keys(texts).filter((key) => texts[key]?.trim())),
  );
  const unknown = new Map<string, English>();
  const broken = new Set(unreadable.map(({file}) => file));
  for (const text of english)
    if (!text.isOptional && !known.has(text.key) && !broken.has(catalogueOf(text.file, locale)))
      if (!unknown.has(text.key)) unknown.set(text.key, text);
  return [...unknown.values()];
}

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join(' ');

function checkCatalogues(
  catalogues: readonly Catalogue[],
  english: readonly English[],
  report: Report,
) {
  const files = new Map<string, Set<string>>();
  for (const {key, file} of english) files.set(key, (files.get(key) ?? new Set()).add(file));
  const first = new Map<string, [text: string, file: string]>();
  for (const {file, locale, texts, lines} of catalogues)
    for (const [key, text] of Object.entries(texts)) {
      const place = {file, line: lines.get(key)};
      const wanted = [...(files.get(key) ?? [])].map((code) => catalogueOf(code, locale));
      if (!wanted.includes(file))
        report(
          place,
          `Nothing shows "${key}" from here.`,
          wanted.length > 0
            ? `move it to ${wanted.join(' or ')}.`
            : 'if the English text has changed, bring translation and key up to date; else remove the entry.',
        );
      if (placeholders(key) !== placeholders(text))
        report(place, `"${text}" has other placeholders than the English text.`, 'use the same.');
      const [other, where] = first.get(`${locale} ${key}`) ?? [text, file];
      first.set(`${locale} ${key}`, [other, where]);
      if (other !== text)
        report(
          place,
          `"${key}" is "${other}" in ${where}.`,
          "keep one of them, or give one a context: t('text', 'context').",
        );
    }
}

/** Every text in the code is translated in all complete languages, and every translation belongs to a text. */
export const texts: Rule = {
  name: 'texts in code',
  run(site, report) {
    const english = englishOf(site, report);
    for (const locale of completeTranslations)
      for (const {key, ...place} of missingTexts(english, site, locale))
        report(
          place,
          `"${key}" is missing in ${locale}.`,
          `add ${JSON.stringify(key)}: "…" to ${catalogueOf(place.file, locale)}.`,
        );
    checkCatalogues(site.catalogues, english, report);
  },
};
