import {uiAreas} from '../data/ui/index.ts';
import {localeOfFile, locales, type Locale} from '../config/locales.ts';
import type {Localized} from '../texts/index.ts';
import {textsOfDescription} from './descriptions.mts';
import {literalsOf, sourceOf} from './literals.mts';
import type {Page} from './page.mts';
import type {Site, SourceFile} from './site.mts';

export interface Text {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly locale: Locale;
}

/** Files whose texts are not our prose: interface texts of the product, search words and lists of terms. */
const notProse =
  /^(\.\.\/packages\/search\/|data\/(ui\/|searchWords|sectionWords|synonyms|tags|glossary|avoidedTerms|boxMessages))/;

const ofProduct = new Set(
  uiAreas.flatMap(({labels, messages}) =>
    [...labels, ...messages].flatMap((text) => Object.values(text)),
  ),
);

/** Whether a text is an interface text of the product, word for word. */
export const isOfProduct = (text: string): boolean => ofProduct.has(text.trim());

/** The sentences of a page, without quotations of the product. */
function textsOfPage({file, locale, prose, elements}: Page): Text[] {
  const quoted = new Set(
    elements.filter(({name}) => ['Label', 'Message'].includes(name)).map(({text}) => text),
  );
  return prose
    .filter(({text}) => !quoted.has(text.trim()) && !isOfProduct(text))
    .map(({text, line}) => ({file, line, text: ownWords(text, locale), locale}));
}

/** A text in all languages as one string, for messages. */
export const inAll = (text: Localized) => locales.map((locale) => text[locale]).join('" / "');

/** Whether two texts are the same in every language that both have. The check of languages reports missing ones. */
export const isSame = (one: Localized, other: Localized) =>
  locales.every((locale) => (one[locale] ?? other[locale]) === (other[locale] ?? one[locale]));

const quotations: Readonly<Partial<Record<Locale, RegExp>>> = {en: /“[^”]*”/g, de: /„[^“]*“/g};

/** Removes code, link targets, quotations and labels of the product, which are not the author's words. */
const ownWords = (text: string, locale: Locale) =>
  text
    .replace(/`[^`]*`|(?<=\])\([^)]*\)/g, '…')
    .replace(quotations[locale] ?? /(?!)/, '…')
    .replace(/\*\*([^*]+)\*\*/g, (bold, label: string) => (isOfProduct(label) ? '…' : bold));

function textsOfCode(code: SourceFile): Text[] {
  return literalsOf(code).flatMap(({file, line, text, locale}) =>
    locale && !ofProduct.has(text) ? [{file, line, text: ownWords(text, locale), locale}] : [],
  );
}

function textsOfCatalogue({file, source}: SourceFile): Text[] {
  return source.split('\n').flatMap((line, index) => {
    const message = /^\s*"message": (".*")$/.exec(line)?.[1];
    const text = message && (JSON.parse(message) as string);
    return text && !isOfProduct(text)
      ? [{file, line: index + 1, text, locale: localeOfFile(file)}]
      : [];
  });
}

/** Everything a reader can read, wherever it is written. */
export function textsOf({pages, code, texts, catalogues, descriptions}: Site): Text[] {
  return [
    ...pages.flatMap(textsOfPage),
    ...[...code, ...texts].filter(({file}) => !notProse.test(sourceOf(file))).flatMap(textsOfCode),
    ...catalogues.flatMap(textsOfCatalogue),
    ...descriptions
      .flatMap(textsOfDescription)
      .map((text) => ({...text, text: ownWords(text.text, text.locale)})),
  ];
}

/** Finds a pattern in all texts of a language; returns the places. */
export function findIn(
  texts: readonly Text[],
  locale: Locale,
  pattern: RegExp,
): {readonly file: string; readonly line: number; readonly words: string}[] {
  return texts.flatMap(({file, line, text, locale: own}) => {
    const match = own === locale ? pattern.exec(text) : null;
    if (!match) return [];
    const lines = text.slice(0, match.index).split('\n').length - 1;
    return [{file, line: line + lines, words: match[0]}];
  });
}
