/** Runs the spell checker with our configuration on made-up pages and on the texts of data and components. */
import {spawn} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {text as readText} from 'node:stream/consumers';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {completeLocales, type Locale} from '../config/locales.ts';
import {root} from './loadSite.mts';
import {docsFolder, readSite} from './site.mts';
import {textsOf} from './texts.mts';

const english = 'website/docs/a.mdx';
const german = 'website/i18n/de/a.mdx';
const textsPage = (locale: Locale) => `website/${docsFolder(locale)}/texts.mdx`;

/** Quotations contain the product's own words, and these misspellings are the product's. */
const ofProduct = /“[^”]*”|„[^“]*“|catched|Shatten/g;

/** Pages and catalogues are checked where they are. */
const texts = textsOf({...readSite(root), pages: [], catalogues: []});

/** The texts of data, components and labs, and a deliberate misspelling. */
function wordsOfTexts(language: Locale): string {
  const own = texts.filter(({locale}) => locale === language).map(({text}) => text);
  return [...own, 'Sentense'].join('\n\n').replace(ofProduct, '');
}

const pages: Readonly<Record<string, string>> = {
  [english]: 'This sentense is about mosparo.\nCall `sentense`.\nDie Regeln.\n',
  [german]: 'Dieser Satz erklärt die Regeln.\nEin Sazt.\n',
  ...Object.fromEntries(completeLocales.map((locale) => [textsPage(locale), wordsOfTexts(locale)])),
};

/** One folder for all pages, so that the spell checker loads its dictionaries only once. */
const site = mkdtempSync(path.join(tmpdir(), 'mosparo-spelling-'));
let found: readonly string[] = [];

beforeAll(async () => {
  cpSync('cspell.config.yaml', path.join(site, 'cspell.config.yaml'));
  mkdirSync(path.join(site, 'website'));
  for (const folder of ['website/checks', 'node_modules']) {
    symlinkSync(path.resolve(folder), path.join(site, folder));
  }
  for (const [page, text] of Object.entries(pages)) {
    const file = path.join(site, page);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  const options = ['--no-progress', '--no-summary'];
  const {stdout} = spawn('node_modules/.bin/cspell', options, {cwd: site});
  found = (await readText(stdout)).split('\n');
});
afterAll(() => rmSync(site, {recursive: true, force: true}));

const foundIn = (page: string) => found.filter((line) => line.startsWith(`${page}:`));

it('English: misspelled words are found in prose, not in code', () => {
  expect(foundIn(english)).toEqual([
    expect.stringContaining('docs/a.mdx:1:6 - Unknown word (sentense)'),
    expect.stringContaining('docs/a.mdx:3:5 - Unknown word (Regeln)'),
  ]);
});

it('German: misspelled words are found', () => {
  expect(foundIn(german)).toEqual([
    expect.stringContaining('i18n/de/a.mdx:2:5 - Unknown word (Sazt)'),
  ]);
});

it.each(completeLocales)(
  '%s: the texts of data and components contain no misspelling but the deliberate one',
  (locale) => {
    expect(texts.filter((text) => text.locale === locale).length).toBeGreaterThan(1000);
    expect(foundIn(textsPage(locale))).toEqual([expect.stringContaining('Sentense')]);
  },
);
