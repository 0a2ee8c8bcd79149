import {existsSync, readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {isPartial, locales, screensFolder, type Locale} from '../../../website/config/locales.ts';
import {screens} from '../../../website/data/screens/index.ts';
import {languageOfScreen} from '../../../website/data/screens/localize.ts';
import type {LocalizedScreen} from '../../../website/data/screens/types.ts';
import {uiAreas} from '../../../website/data/ui/index.ts';
import type {Place, Report, Rule} from '../rule.mts';
import {root, type Site} from '../site.mts';
import {sizeOfWebp} from './webp.mts';

/** All screenshots of a language together, because every clone of the project contains them. */
const mostBytes = 5_000_000;
/** Pixels of a file per CSS pixel. */
const density = 2;
/** Characters of an alternative text, which screen readers read without a break. */
const [shortestAlt, longestAlt] = [40, 340];

const list = 'website/data/screens/index.ts';
const folderOf = (locale: Locale) => `website/${screensFolder(locale)}`;
const fileName = (name: string, theme: string) => (theme === 'dark' ? `${name}-dark` : name);
const kebabCase = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const ofProduct = new Set(
  uiAreas.flatMap(({labels, messages}) =>
    [...labels, ...messages].map((text) => JSON.stringify(text)),
  ),
);

/** The line of an entry, which has the name of its files in camel case. */
function placeOf(name: string, {code}: Site): Place {
  const words = name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
  for (const {file, source} of code.filter((each) =>
    each.file.startsWith('website/data/screens/'),
  )) {
    const [before, after] = source.split(new RegExp(`^export const ${words}\\b`, 'm'));
    if (after !== undefined) return {file, line: before?.split('\n').length};
  }
  return {file: list};
}

type Found = (message: string, remedy: string) => void;

/** Words, files and places of a screenshot in one language. */
function checkLanguage(name: string, screen: LocalizedScreen, locale: Locale, found: Found): void {
  const {alt, caption, size, themes, marks} = screen;
  const length = alt[locale].length;
  if (length < shortestAlt || length > longestAlt)
    found(
      `"${name}" has an alternative text of ${length} characters in "${locale}".`,
      `say what the reader should see, in ${shortestAlt} to ${longestAlt} characters.`,
    );
  if (!caption[locale].trim()) found(`"${name}" has no caption in "${locale}".`, 'write one.');
  const [width, height] = size[locale];
  for (const theme of themes) {
    const file = `${folderOf(locale)}/${fileName(name, theme)}.webp`;
    const isThere = existsSync(path.join(root, file));
    const real = isThere && sizeOfWebp(path.join(root, file))?.map((pixels) => pixels / density);
    if (!isThere) found(`${file} is missing.`, 'add the file, or remove the entry.');
    else if (String(real) !== `${width},${height}`)
      found(
        `${file} is ${real ? `${real.join(' × ')} in CSS pixels` : 'not a lossless WebP'}, its entry says ${width} × ${height}.`,
        'correct the size, and check whether the boxes of its marks still fit.',
      );
  }
  for (const [
    id,
    {
      [locale]: [x, y, w, h],
    },
  ] of Object.entries(marks))
    if (x < 0 || y < 0 || x + w > width || y + h > height)
      found(
        `The mark "${id}" of "${name}" leaves its screenshot of ${width} × ${height} in "${locale}".`,
        'correct its box: [x, y, width, height] in CSS pixels of the whole screenshot.',
      );
}

function checkEntry(name: string, screen: LocalizedScreen, found: Found): void {
  for (const [id, {label, isPart}] of Object.entries(screen.marks)) {
    const {isPart: _part, ...text} = {...label, isPart};
    if (id !== kebabCase(label.en))
      found(
        `The mark "${id}" of "${name}" is called "${label.en}".`,
        `name it "${kebabCase(label.en)}".`,
      );
    if (!isPart && !ofProduct.has(JSON.stringify(text)))
      found(
        `The mark "${label.en}" of "${name}" is not a text of the product.`,
        'name it exactly as the product does and add the text to website/data/ui/.',
      );
  }
  for (const locale of locales)
    if (languageOfScreen(name, locale) === locale) checkLanguage(name, screen, locale, found);
    else if (!isPartial(locale))
      found(
        `website/i18n/${locale}/screens/boxes.json has no "${name}", so its readers see the English screenshot.`,
        `add what is where in ${folderOf(locale)}/${name}.webp: "${name}": {"size": […], "marks": {…}}.`,
      );
}

function checkFiles(locale: Locale, report: Report): void {
  const folder = path.join(root, folderOf(locale));
  // A new language has no folder yet.
  const files = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith('.webp'))
    : [];
  const known = new Set(
    Object.entries(screens as Record<string, LocalizedScreen>).flatMap(([name, {themes}]) =>
      themes.map((theme) => `${fileName(name, theme)}.webp`),
    ),
  );
  for (const file of files.filter((name) => !known.has(name)))
    report(
      {file: list},
      `${folderOf(locale)}/${file} is in no list.`,
      'remove it, or describe it in website/data/screens/<area>.ts and add the entry here.',
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
    for (const [name, screen] of Object.entries(screens as Record<string, LocalizedScreen>)) {
      const found: Found = (message, remedy) => report(placeOf(name, site), message, remedy);
      checkEntry(name, screen, found);
      const isImported = () =>
        site.code.some(({source}) => source.includes(`/screens/en/${name}.webp`));
      if (!shown.has(name) && !isImported())
        found(`No page shows "${name}".`, 'show it, or remove it and its files.');
    }
    for (const locale of locales) checkFiles(locale, report);
  },
};
