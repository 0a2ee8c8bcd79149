import {isPartial, locales, screensFolder, type Locale} from '../config/locales.ts';
import {screens} from '../data/screens/index.ts';
import {languageOfScreen} from '../data/screens/localize.ts';
import type {LocalizedScreen} from '../data/screens/types.ts';
import {root} from './loadSite.mts';
import {problem, type Problem} from './problem.mts';
import {entryOf, readScreenFiles, screenList, type ScreenFile} from './screenFiles.mts';
import type {Site} from './site.mts';

/** Limit for all screenshots of a language together, because every clone of the project contains them. */
const MOST_BYTES = 5_000_000;
/** Pixels of a file per CSS pixel. */
const DENSITY = 2;
/** Characters of an alternative text, which screen readers read without a break. */
const altLength = {min: 40, max: 340} as const;

type Found = readonly [message: string, remedy: string];

const fileName = (name: string, theme: string) => (theme === 'dark' ? `${name}-dark` : name);

const kebabCase = (words: string) =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

function missingWords(name: string, {alt, caption}: LocalizedScreen, locale: Locale): Found[] {
  const length = (alt[locale] ?? '').length;
  return [
    ...(length < altLength.min || length > altLength.max
      ? [
          [
            `The screenshot "${name}" has an alternative text of ${length} characters in "${locale}".`,
            `say what the reader should see, in ${altLength.min} to ${altLength.max} characters.`,
          ] as const,
        ]
      : []),
    ...(caption[locale]?.trim()
      ? []
      : [[`The screenshot "${name}" has no caption in "${locale}".`, 'write one.'] as const]),
  ];
}

function wrongFiles(
  name: string,
  {size, themes}: LocalizedScreen,
  locale: Locale,
  files: readonly ScreenFile[],
): Found[] {
  const wanted = (size[locale] ?? []).join(' × ');
  if (!wanted)
    return [[`The screenshot "${name}" has no size in "${locale}".`, 'write width and height.']];
  return themes.flatMap((theme): Found[] => {
    const own = fileName(name, theme);
    const file = files.find((other) => other.locale === locale && other.name === own);
    if (!file)
      return [
        [`${screensFolder(locale)}/${own}.webp is missing.`, 'add the file, or remove the entry.'],
      ];
    const real = file.size?.map((pixels) => pixels / DENSITY).join(' × ');
    return real === wanted
      ? []
      : [
          [
            `${screensFolder(locale)}/${own}.webp is ${real ? `${real} in CSS pixels` : 'not a lossless WebP'}, its entry says ${wanted}.`,
            'correct the size, and check whether the boxes of its marks still fit.',
          ],
        ];
  });
}

/** Marks that are not completely inside their screenshot. */
function outsideMarks(name: string, {marks, size}: LocalizedScreen, locale: Locale): Found[] {
  const [width, height] = size[locale] ?? [Infinity, Infinity];
  return Object.entries(marks).flatMap(([id, mark]): Found[] => {
    const [x, y, w, h] = mark[locale] ?? [0, 0, 0, 0];
    return x >= 0 && y >= 0 && x + w <= width && y + h <= height
      ? []
      : [
          [
            `The mark "${id}" of "${name}" leaves its screenshot of ${width} × ${height} in "${locale}".`,
            'correct its box: [x, y, width, height] in CSS pixels of the whole screenshot.',
          ],
        ];
  });
}

function misnamedMarks(name: string, {marks}: LocalizedScreen): Found[] {
  return Object.entries(marks).flatMap(([id, {label}]): Found[] =>
    id === kebabCase(label.en)
      ? []
      : [
          [
            `The mark "${id}" of "${name}" is called "${label.en}".`,
            `name it "${kebabCase(label.en)}".`,
          ],
        ],
  );
}

function unlistedFiles(
  list: Readonly<Record<string, LocalizedScreen>>,
  files: readonly ScreenFile[],
): Found[] {
  const known = new Set(
    Object.entries(list).flatMap(([name, {themes}]) =>
      themes.map((theme) => fileName(name, theme)),
    ),
  );
  return files
    .filter(({name}) => !known.has(name))
    .map(({locale, name}) => [
      `${screensFolder(locale)}/${name}.webp is in no list.`,
      `remove it, or describe it in data/screens/<area>.ts and add the entry to ${screenList}.`,
    ]);
}

function tooManyBytes(locale: Locale, files: readonly ScreenFile[]): Found[] {
  const bytes = files
    .filter((file) => file.locale === locale)
    .reduce((sum, file) => sum + file.bytes, 0);
  return bytes <= MOST_BYTES
    ? []
    : [
        [
          `The screenshots in "${locale}" have ${bytes} bytes, more than ${MOST_BYTES}.`,
          `make files in ${screensFolder(locale)}/ smaller, or remove screenshots.`,
        ],
      ];
}

/** Every screenshot has files, sizes, captions and alternative texts in all languages. */
export function checkScreenList(
  site: Site,
  list: Readonly<Record<string, LocalizedScreen>> = screens,
  files: readonly ScreenFile[] = readScreenFiles(root),
): Problem[] {
  const ofEntries = Object.entries(list).flatMap(([name, screen]) =>
    [
      ...locales
        .filter((locale) => !isPartial(locale) || languageOfScreen(name, locale) === locale)
        .flatMap((locale) => [
          ...missingWords(name, screen, locale),
          ...wrongFiles(name, screen, locale, files),
          ...outsideMarks(name, screen, locale),
        ]),
      ...misnamedMarks(name, screen),
    ].map((found) => problem(...entryOf(site, name), ...found)),
  );
  const ofFiles = [
    ...unlistedFiles(list, files),
    ...locales.flatMap((locale) => tooManyBytes(locale, files)),
  ];
  return [...ofEntries, ...ofFiles.map((found) => problem(screenList, 1, ...found))];
}

/** Without its places a translated screenshot is not shown: readers of its language see the English one. */
export function checkScreenPlaces(
  site: Site,
  list: Readonly<Record<string, LocalizedScreen>> = screens,
): Problem[] {
  return Object.keys(list).flatMap((name) =>
    locales
      .filter((locale) => !isPartial(locale) && languageOfScreen(name, locale) !== locale)
      .map((locale) =>
        problem(
          ...entryOf(site, name),
          `i18n/${locale}/screens/boxes.json has no "${name}", so its readers see the English screenshot.`,
          `add what is where in ${screensFolder(locale)}/${name}.webp: "${name}": {"size": […], "marks": {…}}.`,
        ),
      ),
  );
}
