import {expect, it} from 'vitest';
import {locales, type Locale} from '../config/locales.ts';
import {facts, messages, site} from './fixture.mts';
import {checkLanguages} from './languages.mts';
import {checkParity} from './parity.mts';
import {formatProblem} from './problem.mts';
import {checkUiStrings} from './uiStrings.mts';

/** A language that was added to the list, and to nothing else. */
const french = 'fr' as Locale;

it('a third language: names the texts that lack it, with file, line and remedy', () => {
  const source = "\nexport const save = {en: 'Save', de: 'Speichern'};\n";
  expect(messages(checkLanguages(facts(source)))).toEqual([]);
  const [found] = checkLanguages(facts(source), [...locales, french]);
  expect(found && formatProblem(found, false)).toMatch(
    /^data\/facts\.ts:2: This text is missing in: fr\.\s+Remedy: add fr: …/,
  );
});

it('a third language: names the pages and catalogues that it lacks', () => {
  expect(messages(checkParity(site('', ''), ['de', french]))).toEqual([
    'There is no i18n/fr/docusaurus-plugin-content-docs/current/a.mdx.',
  ]);
  expect(checkUiStrings(site('', ''), [french]).map(({file}) => file)).toEqual([
    'i18n/fr/code.json',
    'i18n/fr/docusaurus-plugin-content-docs/current.json',
    'i18n/fr/docusaurus-theme-classic/navbar.json',
    'i18n/fr/docusaurus-theme-classic/footer.json',
  ]);
});
