import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {isPartial, locales, screensFolder, type Locale} from '../../../website/config/locales.ts';
import {
  languageOfScreen,
  screenNames,
  screens,
  type Screen,
  type ScreenName,
} from '../../../website/data/screens/index.ts';
import {uiTexts} from '../../../website/data/ui/index.ts';
import type {Place, Report, Rule} from '../rule.mts';
import {root} from '../site.mts';
import {sizeOfWebp} from './webp.mts';

/** All screenshots of a language together, because every clone of the project contains them. */
const mostBytes = 5_000_000;
/** Pixels of a file per CSS pixel. */
const density = 2;
/** Characters of an alternative text, which screen readers read without a break. */
const [shortestAlt, longestAlt] = [40, 340];

const list = 'website/data/screens/en.json';
const lines = readFileSync(path.join(root, list), 'utf8').split('\n');
const folderOf = (locale: Locale) => `website/${screensFolder(locale)}`;
const filesOf = (name: ScreenName) =>
  [name, ...(screens.en[name].onlyLight ? [] : [`${name}-dark`])].map((file) => `${file}.webp`);
const kebabCase = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const ofProduct = new Set(
  Object.values(uiTexts).flatMap((texts) => texts.map((text) => JSON.stringify(text))),
);

const placeOf = (name: string): Place => ({
  file: list,
  line: lines.indexOf(`  "${name}": {`) + 1,
});

type Found = (message: string, remedy: string) => void;

/** Words, files and places of a screenshot in one language. */
function checkLanguage(name: ScreenName, locale: Locale, found: Found): void {
  const {alt, caption, size, marks, views}: Screen = screens[locale][name];
  if (alt.length < shortestAlt || alt.length > longestAlt)
    found(
      `"${name}" has an alternative text of ${alt.length} characters in "${locale}".`,
      `say what the reader should see, in ${shortestAlt} to ${longestAlt} characters.`,
    );
  if (!caption.trim()) found(`"${name}" has no caption in "${locale}".`, 'write one.');
  const [width, height] = size;
  for (const own of filesOf(name)) {
    const file = `${folderOf(locale)}/${own}`;
    const isThere = existsSync(path.join(root, file));
    const real = isThere && sizeOfWebp(path.join(root, file))?.map((pixels) => pixels / density);
    if (!isThere) found(`${file} is missing.`, 'add the file, or remove the entry.');
    else if (String(real) !== String(size))
      found(
        `${file} is ${real ? `${real.join(' × ')} in CSS pixels` : 'not a lossless WebP'}, its entry says ${width} × ${height}.`,
        'correct the size, and check whether frames and views still fit.',
      );
  }
  for (const {box, names} of views.flatMap(({wide, narrow}) => [wide, ...narrow])) {
    const [x, y, w, h] = box;
    if (x < 0 || y < 0 || x + w > width || y + h > height)
      found(
        `A view of "${name}" leaves its screenshot of ${width} × ${height} in "${locale}".`,
        'correct its box: [x, y, width, height] in CSS pixels of the whole screenshot.',
      );
    for (const id of Object.keys(names).filter((mark) => !Object.hasOwn(marks, mark)))
      found(`A view of "${name}" names "${id}" in "${locale}".`, 'add it to its marks.');
  }
}

function checkEntry(name: ScreenName, found: Found): void {
  for (const [id, {label, isPart}] of Object.entries<Screen['marks'][string]>(
    screens.en[name].marks,
  )) {
    const text = Object.fromEntries(
      locales.map((locale) => [locale, (screens[locale][name] as Screen).marks[id]?.label]),
    );
    if (id !== kebabCase(label))
      found(
        `The mark "${id}" of "${name}" is called "${label}".`,
        `name it "${kebabCase(label)}".`,
      );
    if (!isPart && !ofProduct.has(JSON.stringify(text)))
      found(
        `The mark "${label}" of "${name}" is not a text of the product.`,
        'name it exactly as the product does and add the text to website/data/ui/en.json and website/i18n/<language>/ui.json.',
      );
  }
  for (const locale of locales)
    if (languageOfScreen(name, locale) === locale) checkLanguage(name, locale, found);
    else if (!isPartial(locale))
      found(
        `website/i18n/${locale}/screens.json has no "${name}", so its readers see the English screenshot.`,
        `add its texts and what is where in ${folderOf(locale)}/${name}.webp.`,
      );
}

function checkFiles(locale: Locale, report: Report): void {
  const folder = path.join(root, folderOf(locale));
  // A new language has no folder yet.
  const files = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith('.webp'))
    : [];
  const known = new Set(screenNames.flatMap(filesOf));
  for (const file of files.filter((name) => !known.has(name)))
    report(
      {file: list},
      `${folderOf(locale)}/${file} is in no list.`,
      'remove it, or describe it here.',
    );
  const bytes = files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
  if (bytes > mostBytes)
    report(
      {file: list},
      `The screenshots in "${locale}" have ${bytes} bytes, more than ${mostBytes}.`,
      'make files smaller, or remove screenshots.',
    );
}

/** Every screenshot is shown and has files, words and places in all languages. */
export const screenshots: Rule = {
  name: 'screenshots',
  run(site, report) {
    // Another site shows the screenshots of this one.
    if (site.root !== root) return;
    const shown = new Set(
      site.pages.flatMap(({elements}) =>
        elements.flatMap(({name, attributes}) => (name === 'Screen' ? attributes.name : [])),
      ),
    );
    for (const name of screenNames) {
      const found: Found = (message, remedy) => report(placeOf(name), message, remedy);
      checkEntry(name, found);
      const isShownByCode = () =>
        site.code.some(({source}) => source.includes(`screenView('${name}'`));
      if (!shown.has(name) && !isShownByCode())
        found(`No page shows "${name}".`, 'show it, or remove it and its files.');
    }
    for (const locale of locales) checkFiles(locale, report);
  },
};
