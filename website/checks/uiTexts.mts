import {uiAreas} from '../data/ui/index.ts';
import type {Locale} from '../config/locales.ts';
import type {Localized} from '../texts/index.ts';
import {problem, type Problem} from './problem.mts';
import type {Page} from './page.mts';
import {pairs, type Site} from './site.mts';

const labels = uiAreas.flatMap((area) => area.labels);
const messages = uiAreas.flatMap((area) => area.messages);

interface Quote {
  readonly text: string;
  readonly line: number;
  readonly list: readonly Localized[];
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

function quotesOf({elements}: Page): Quote[] {
  return elements.flatMap(({name, text, attributes, line}): Quote[] => {
    if (name === 'Label') return [{text: plain(text), line, list: labels}];
    if (name === 'Message') return [{text: plain(text), line, list: messages}];
    if (name === 'Menu')
      return (attributes.path ?? '').split(' > ').map((part) => ({text: part, line, list: labels}));
    return [];
  });
}

/** Whether a quotation is one of these texts, or may be one that a new language still lacks. */
const mayBeIn = (list: readonly Localized[], locale: Locale, text: string) =>
  list.some((each) => (each[locale] ?? text) === text);

function unknownTexts(page: Page): Problem[] {
  return quotesOf(page)
    .filter(({text, list}) => !mayBeIn(list, page.locale, text))
    .map(({text, line}) =>
      problem(
        page.file,
        line,
        `"${text}" is not an interface text of the product in this language.`,
        'quote it exactly as the product shows it and add the text to website/data/ui/.',
      ),
    );
}

/** A translation quotes the same interface texts as its original. */
function unpairedTexts(original: Page, page: Page): Problem[] {
  const own = new Set(quotesOf(page).map(({text}) => text));
  return quotesOf(original).flatMap(({text, list}) => {
    const translations = list
      .filter((each) => each[original.locale] === text)
      .map((each) => each[page.locale] as string | undefined);
    const isQuoted = (translation?: string) => translation === undefined || own.has(translation);
    return translations.length === 0 || translations.some(isQuoted)
      ? []
      : [
          problem(
            page.file,
            1,
            `The English page quotes "${text}", this page quotes none of: ${translations.join(' | ')}.`,
            'quote the same interface texts on both pages.',
          ),
        ];
  });
}

/** Labels, menu paths and messages are interface texts of the product, in the page's language. */
export function checkUiTexts(site: Site): Problem[] {
  return [
    ...site.pages.flatMap(unknownTexts),
    ...pairs(site).flatMap(({original, page}) => unpairedTexts(original, page)),
  ];
}
