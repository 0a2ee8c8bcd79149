import {expect, it} from 'vitest';
import type {Locale} from '../config/locales.ts';
import type {Localized} from '../data/localized.ts';
import {checkDefaults} from './defaults.mts';
import {facts, head, messages, site} from './fixture.mts';
import {checkLanguages} from './languages.mts';
import {parsePage} from './page.mts';
import {checkParity} from './parity.mts';
import {formatProblem} from './problem.mts';
import {isSame} from './texts.mts';
import {checkUiStrings} from './uiStrings.mts';
import {checkUiTexts} from './uiTexts.mts';
import {checkWording} from './wording.mts';

/** A language that was added to the list, and to nothing else. */
const added = 'xx' as Locale;

it('a third language: names the texts that lack it, with file, line and remedy', () => {
  const source = "\nexport const save = {en: 'Save', de: 'Speichern'};\n";
  expect(messages(checkLanguages(facts(source), ['en', 'de']))).toEqual([]);
  const [found] = checkLanguages(facts(source), ['en', 'de', added]);
  expect(found && formatProblem(found, false)).toMatch(
    /^data\/facts\.ts:2: This text is missing in: xx\.\s+Remedy: add xx: …/,
  );
});

it('a third language: names the pages and catalogues that it lacks', () => {
  expect(messages(checkParity(site('', ''), ['de', added]))).toEqual([
    'There is no i18n/xx/docusaurus-plugin-content-docs/current/a.mdx.',
  ]);
  expect(checkUiStrings(site('', ''), [added]).map(({file}) => file)).toEqual([
    'i18n/xx/code.json',
    'i18n/xx/docusaurus-plugin-content-docs/current.json',
    'i18n/xx/docusaurus-theme-classic/navbar.json',
    'i18n/xx/docusaurus-theme-classic/footer.json',
  ]);
});

it('a third language: texts that are missing stop no check and are named once', () => {
  const english = '<Label>Minimum time</Label>, 10 seconds by default.\n';
  const table =
    '| Name | Default |\n| - | - |\n| `DATABASE_MYSQL_SSL_CA` | x |\n| <Label>Y</Label> | z |\n';
  const {pages, ...rest} = site(english, '');
  const page = parsePage('i18n/xx/a.mdx', added, 'a', `${head()}<Label>Y</Label>\n\n${table}`);
  const both = {...rest, pages: [...pages.slice(0, 1), page]};
  const found = [checkUiTexts(both), checkDefaults(both), checkWording(both, [added])].flat();
  expect(messages(found)).toEqual([]);
});

it('a text that lacks a language is the same as the complete one', () => {
  const [english, german] = [{en: 'Save'}, {en: 'Save', de: 'Speichern'}] as Localized[];
  expect(english && german && isSame(english, german)).toBe(true);
  expect(german && isSame(german, {...german, de: 'Sichern'})).toBe(false);
});
