import {uiAreas} from '../data/ui/index.ts';
import type {UiText} from '../data/ui/types.ts';
import {problem, type Problem} from './problem.mts';
import type {Page} from './page.mts';
import {pairs, type Site} from './site.mts';

const column = {en: 0, de: 1} as const;
const labels = uiAreas.flatMap((area) => area.labels);
const messages = uiAreas.flatMap((area) => area.messages);

interface Quote {
  readonly text: string;
  readonly line: number;
  readonly list: readonly UiText[];
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

function unknownTexts(page: Page): Problem[] {
  return quotesOf(page)
    .filter(({text, list}) => !list.some((pair) => pair[column[page.locale]] === text))
    .map(({text, line}) =>
      problem(
        page.file,
        line,
        `"${text}" is not an interface text of the product in this language.`,
        'quote it exactly as the product shows it and add the pair to data/ui/.',
      ),
    );
}

/** Every German page quotes the same things as its English page. */
function unpairedTexts(en: Page, de: Page): Problem[] {
  const german = new Set(quotesOf(de).map(({text}) => text));
  return quotesOf(en).flatMap(({text, list}) => {
    const translations = list.filter((pair) => pair[0] === text).map((pair) => pair[1]);
    return translations.length === 0 || translations.some((translation) => german.has(translation))
      ? []
      : [
          problem(
            de.file,
            1,
            `The English page quotes "${text}", this page quotes none of: ${translations.join(' | ')}.`,
            'quote the same interface texts on both pages.',
          ),
        ];
  });
}

/** Labels, menu paths and messages are the product's own, in the page's language. */
export function checkUiTexts(site: Site): Problem[] {
  return [
    ...site.pages.flatMap(unknownTexts),
    ...pairs(site).flatMap(({en, de}) => unpairedTexts(en, de)),
  ];
}
