/** Interface texts that pages quote, and how complete languages are, by the product's own translation files. */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {parse} from 'yaml';
import {boxMessages} from '../../../website/data/boxMessages';
import {productLanguages, textCounts} from '../../../website/data/productLanguages';
import {uiTexts} from '../../../website/data/ui';
import type {Localized} from '../../../website/texts';

const folder = process.env.MOSPARO_TRANSLATIONS ?? '';
test.skip(!folder, 'needs MOSPARO_TRANSLATIONS: the folder translations of the documented release');

/** The languages of the product's labels on the pages. */
type Quoted = Pick<Localized, 'en' | 'de'>;
type Nested = {readonly [key: string]: string | Nested | null};
type Catalogue = ReadonlyMap<string, string>;

const flat = (nested: Nested, prefix = ''): [string, string][] =>
  Object.entries(nested).flatMap(([key, value]): [string, string][] =>
    value !== null && typeof value === 'object'
      ? flat(value, `${prefix}${key}.`)
      : [[prefix + key, value ?? '']],
  );

/** The files of the product that each column of the table of languages counts. */
const files = {box: 'frontend', backend: 'mosparo', validators: 'validators/validators'} as const;
type File = keyof typeof files;
const fileNames = Object.keys(files) as File[];

function catalogueOf(file: File, language: string): Catalogue | undefined {
  const name = path.join(folder, `${files[file]}.${language}.yaml`);
  if (!existsSync(name)) return undefined;
  return new Map(flat((parse(readFileSync(name, 'utf8')) ?? {}) as Nested));
}

/** English and German text of each key. */
function pairsOf(file: File): Quoted[] {
  const [english, german] = [catalogueOf(file, 'en'), catalogueOf(file, 'de')];
  if (!english || !german) throw new Error(`${folder} has no ${files[file]}.en.yaml and .de.yaml.`);
  return [...english].map(([key, en]) => ({en, de: german.get(key) ?? ''}));
}

/** Labels that are part of a text with a placeholder. */
const ofText: Readonly<Record<string, string>> = {'Upgrade to': ' %newMajorVersion%'};

const keyOf = ({en, de}: Quoted) => `${en} | ${de}`;

test('every label on the pages is a text of the interface, with this translation', () => {
  const known = new Set(fileNames.flatMap(pairsOf).map(keyOf));
  const {labels} = uiTexts;
  expect(labels.length).toBeGreaterThan(500);
  const whole = ({en, de}: Quoted) => ({
    en: en + (ofText[en] ?? ''),
    de: de + (ofText[en] ?? ''),
  });
  expect(labels.map((label) => keyOf(whole(label))).filter((label) => !known.has(label))).toEqual(
    [],
  );
});

test('the texts of the box are those of the product, all of them', () => {
  expect(boxMessages.map(({text}) => keyOf(text)).sort()).toEqual(pairsOf('box').map(keyOf).sort());
});

for (const file of fileNames) {
  test(`translating: languages and translated texts of ${files[file]}`, () => {
    const counts = productLanguages
      .map(({code, [file]: count}): [string, number | undefined] => [code, count])
      .filter(([code, count]) => count !== undefined && code !== 'en');
    const place = path.join(folder, path.dirname(files[file]));
    const inProduct = readdirSync(place)
      .map((name) => new RegExp(`^${path.basename(files[file])}\\.(\\w+)\\.yaml$`).exec(name)?.[1])
      .filter((code): code is string => code !== undefined && code !== 'en')
      .map((code): [string, number] => {
        const texts = [...(catalogueOf(file, code)?.values() ?? [])];
        return [code, texts.filter((text) => text !== '').length];
      });
    expect(Object.fromEntries(inProduct)).toEqual(Object.fromEntries(counts));
    expect(catalogueOf(file, 'en')?.size).toBe(textCounts[file]);
  });
}
