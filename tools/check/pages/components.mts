import type {Locale} from '../../../website/config/locales.ts';
import {product} from '../../../website/config/product.ts';
import {glossary} from '../../../website/data/glossary.ts';
import {privacy} from '../../../website/data/privacy.ts';
import {screens, type ScreenName} from '../../../website/data/screens/index.ts';
import {uiTexts} from '../../../website/data/ui/index.ts';
import {
  areScreenAttributes,
  readExpression,
} from '../../../website/src/content/screens/attributes.ts';
import {isNewer} from '../../product.mts';
import type {Element} from '../page.mts';
import {ruleOfPages, type Report} from '../rule.mts';

/** What a component names, and who knows it. */
interface Reference {
  readonly names: (element: Element) => readonly string[];
  readonly isKnown: (name: string, locale: Locale) => boolean;
  readonly remedy: string;
}

function quotes(kind: 'labels' | 'messages', names: Reference['names']): Reference {
  const texts = new Set(
    uiTexts[kind].flatMap((text) => Object.entries(text).map((entry) => entry.join(': '))),
  );
  return {
    names,
    isKnown: (name, locale) => texts.has(`${locale}: ${name}`),
    remedy:
      'quote it exactly as the product shows it in this language, and add it to website/data/ui/en.json and website/i18n/<language>/ui.json.',
  };
}

const entriesOf = (list: object, place: string): Reference => ({
  names: ({attributes}) => [attributes.id ?? attributes.name ?? ''],
  isKnown: (name) => Object.hasOwn(list, name),
  remedy: `use a name of ${place}.`,
});

const references: Readonly<Record<string, Reference>> = {
  Label: quotes('labels', ({text}) => [text]),
  Menu: quotes('labels', ({attributes}) => (attributes.path ?? '').split(' > ')),
  Message: quotes('messages', ({text}) => [text]),
  Term: entriesOf(glossary, 'website/data/glossary.ts'),
  Privacy: entriesOf(privacy, 'website/data/privacy.ts'),
  Screen: entriesOf(screens.en, 'website/data/screens/en.json'),
  Since: {
    names: ({attributes}) => [attributes.v ?? ''],
    isKnown: (version) => /^\d+\.\d+(\.\d+)?$/.test(version) && !isNewer(version, product.version),
    remedy: 'name the release that brought the feature, such as 1.4 or 1.3.1.',
  },
};

const withoutImport = new Set([...Object.keys(references), 'ErrorEntry', 'Filtered']);

/** Marks of a screenshot that exists. */
function checkMarks(element: Element, report: Report): void {
  const {name = '', marks, start} = element.attributes;
  const screen = Object.hasOwn(screens.en, name) ? screens.en[name as ScreenName] : undefined;
  const given = {
    marks: marks === undefined ? [] : (readExpression(marks) ?? null),
    start: start === undefined ? 1 : (readExpression(start) ?? null),
  };
  if (!areScreenAttributes(given))
    report(element, `The marks of "${name}" cannot be read.`, "write marks={['save']} start={3}.");
  else
    for (const mark of given.marks as string[])
      if (screen && !Object.hasOwn(screen.marks, mark))
        report(
          element,
          `The screenshot "${name}" has no mark "${mark}".`,
          `use one of: ${Object.keys(screen.marks).join(', ')}.`,
        );
}

export const components = ruleOfPages('components', ({elements, locale, source}, report) => {
  const imported = new Set(
    [...source.matchAll(/^import (.+) from/gm)].flatMap(([, names]) => names?.match(/\w+/g) ?? []),
  );
  const explained = new Set<string>();
  for (const element of elements) {
    const {name, attributes} = element;
    const reference = references[name];
    for (const text of reference?.names(element) ?? [])
      if (reference && !reference.isKnown(text, locale))
        report(element, `<${name}> names "${text}", which is unknown.`, reference.remedy);
    if (/^[A-Z]/.test(name) && !withoutImport.has(name) && !imported.has(name))
      report(element, `There is no component <${name}>.`, 'correct its name, or import it.');
    if (name === 'Screen') checkMarks(element, report);
    if (name === 'Term' && explained.has(attributes.id ?? ''))
      report(
        element,
        `"${attributes.id}" is explained a second time.`,
        'keep the first and write the word alone here.',
      );
    if (name === 'Term') explained.add(attributes.id ?? '');
  }
});
