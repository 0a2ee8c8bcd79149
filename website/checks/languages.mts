import {completeTranslations, type Locale} from '../config/locales.ts';
import {keyOf} from '../texts/catalogues.cjs';
import {textCallsOf} from '../texts/calls.mjs';
import {textsOfDescription} from './descriptions.mts';
import {sourceOf} from './literals.mts';
import {problem, type Problem} from './problem.mts';
import type {Site, SourceFile} from './site.mts';

/** An English text in the code, with its first place. */
interface English {
  readonly key: string;
  readonly file: string;
  readonly line: number;
  readonly isOptional?: boolean;
}

interface Translation {
  readonly key: string;
  readonly text: string;
  readonly file: string;
  readonly line: number;
}

const lineAt = (source: string, offset: number) => source.slice(0, offset).split('\n').length;

/** The catalogue with the translations of a file of code. */
export const catalogueOf = (file: string, locale: string) =>
  `i18n/${locale}/texts/${file.replace(/(?:\/index)?\.\w+$/, '')}.json`;

function textsOfCode(code: SourceFile): (English & {readonly isComputed: boolean})[] {
  return textCallsOf(code.file, code.source).map(({text, context, start}) => ({
    key: keyOf(text ?? '', context),
    file: code.file,
    line: lineAt(code.source, start),
    isComputed: text === undefined,
  }));
}

/** Every English text that can be translated. Titles in the API description may be code, which needs no translation. */
function englishOf({code, descriptions}: Site) {
  const written = code.flatMap(textsOfCode);
  const described = descriptions.flatMap(textsOfDescription);
  const ofApi = described.map(({file, line, text, isTitle}) => ({
    key: text,
    file,
    line,
    isOptional: isTitle || text === '',
  }));
  return {
    wanted: [...written.filter(({isComputed}) => !isComputed), ...ofApi],
    computed: written.filter(({isComputed}) => isComputed),
  };
}

/** All entries of the catalogues of a language. */
export function translationsOf({texts}: Site, locale: string): Translation[] {
  return texts
    .filter(({file}) => file.startsWith(`i18n/${locale}/`))
    .flatMap(({file, source}) =>
      Object.entries(JSON.parse(source) as Record<string, string>).map(([key, text]) => {
        const line = lineAt(source, source.indexOf(`\n  ${JSON.stringify(key)}:`) + 1);
        return {key, text, file, line};
      }),
    );
}

/** English texts without a translation, each once, with its first place. */
export function missingTexts(site: Site, locale: string): readonly English[] {
  const known = new Set(translationsOf(site, locale).map(({key, text}) => text.trim() && key));
  const missing = englishOf(site).wanted.filter(
    ({key, isOptional}) => !isOptional && !known.has(key),
  );
  const first = new Map<string, English>();
  for (const text of missing) if (!first.has(text.key)) first.set(text.key, text);
  return [...first.values()];
}

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort().join(' ');

function unknownTexts(site: Site, locale: string): Problem[] {
  const places = new Map<string, Set<string>>();
  for (const {key, file} of englishOf(site).wanted)
    places.set(key, (places.get(key) ?? new Set()).add(catalogueOf(file, locale)));
  return translationsOf(site, locale).flatMap(({key, file, line}) => {
    const right = places.get(key);
    if (right?.has(file)) return [];
    return problem(
      file,
      line,
      `${sourceOf(file)} has no text "${key}".`,
      right
        ? `move it to ${[...right].join(' or ')}.`
        : 'if the English text has changed, bring translation and key up to date; else remove the entry.',
    );
  });
}

function wrongTexts(site: Site, locale: string): Problem[] {
  const first = new Map<string, Translation>();
  return translationsOf(site, locale).flatMap((entry) => {
    const {key, text, file, line} = entry;
    const other = first.get(key) ?? entry;
    first.set(key, other);
    const found = (message: string, remedy: string) => [problem(file, line, message, remedy)];
    if (placeholders(key) !== placeholders(text))
      return found(`"${text}" has other placeholders than the English text.`, 'use the same.');
    if (other.text === text) return [];
    return found(
      `"${key}" is "${other.text}" in ${other.file}.`,
      "keep one of them, or give one a context: t('text', 'context').",
    );
  });
}

/** Every text in the code is translated in all complete languages, and every translation belongs to a text. */
export function checkLanguages(
  site: Site,
  complete: readonly Locale[] = completeTranslations,
): Problem[] {
  const computed = englishOf(site).computed.map(({file, line}) =>
    problem(
      file,
      line,
      'A computed text has no translation.',
      "write it out: fill(t('{a} b'), {a}).",
    ),
  );
  const languages = [...new Set(site.texts.map(({file}) => file.split('/')[1] ?? ''))];
  return [
    ...computed,
    ...complete.flatMap((locale) =>
      missingTexts(site, locale).map(({key, file, line}) =>
        problem(
          file,
          line,
          `"${key}" is missing in ${locale}.`,
          `add ${JSON.stringify(key)}: "…" to ${catalogueOf(file, locale)}.`,
        ),
      ),
    ),
    ...languages.flatMap((locale) => [...unknownTexts(site, locale), ...wrongTexts(site, locale)]),
  ];
}
