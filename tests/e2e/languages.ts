import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {messagesOf} from 'docusaurus-theme-section-search/locales';
import {defaultLocale} from '../../website/config/locales';
import {translationOf} from '../../website/texts/catalogues.cjs';
import {localeBase, localeNames, test, type LocaleName} from './fixture';

export interface Language {
  readonly locale: LocaleName;
  /** What the paths of its pages begin with. */
  readonly base: string;
  /** The text of the interface in this language. An English text with several translations needs its id. */
  readonly word: (english: string, id?: string) => string;
}

/** Declares tests for each language. Other languages run the same code as English, so only `--all` runs theirs. */
export function forEachLanguage(declare: (language: Language) => void): void {
  for (const locale of localeNames) {
    const tag = locale === defaultLocale ? [] : ['@all'];
    test.describe(locale, {tag}, () =>
      declare({
        locale,
        base: localeBase[locale],
        word: (english, id) => wordIn(locale, english, id),
      }),
    );
  }
}

type Messages = Readonly<Record<string, string>>;

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** The messages of the theme, by id, in the language of a folder of `theme-translations`. */
const themeMessages = (folder: string): Messages =>
  readJson(require.resolve(`@docusaurus/theme-translations/locales/${folder}/theme-common.json`));

/** Ways in which code writes a text with its id: `translate()`, `<Translate>`, the texts of the notice. */
const written = [
  /\bid: '([^']+)',\s*message:\s*(?:'([^']+)'|`([^`]+)`|"([^"]+)")/g,
  /<Translate id="([^"]+)">([^<{]+)<\/Translate>/g,
  /'(theme\.notice\.\w+)':\s*'([^']+)'/g,
];

function messagesIn(folder: string): [id: string, english: string][] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .flatMap((code) => written.flatMap((pattern) => [...code.matchAll(pattern)]))
    .map(([, id = '', ...texts]) => [id, (texts.find(Boolean) ?? '').replace(/\s+/g, ' ').trim()]);
}

let known: [id: string, english: string][] | undefined;

/** The ids under which catalogues may have the translations of an English text. */
function idsOf(english: string): string[] {
  known ??= [
    ...Object.entries(themeMessages('base')),
    ...['website/src', 'packages/static-pages/src', 'packages/search/src'].flatMap(messagesIn),
  ];
  const inMenus = ['item.label', 'link.title', 'link.item.label'].map((id) => `${id}.${english}`);
  return [...known.filter(([, text]) => text === english).map(([id]) => id), ...inMenus];
}

const catalogues = new Map<string, Messages>();

/** Translations by id. The site overrides those of the theme and of the search. */
function catalogueOf(locale: LocaleName): Messages {
  const found = catalogues.get(locale);
  if (found) return found;
  const own = ['code', 'docusaurus-theme-classic/navbar', 'docusaurus-theme-classic/footer']
    .map((file) => readJson(`website/i18n/${locale}/${file}.json`))
    .flatMap((site: Record<string, {message: string}>) => Object.entries(site))
    .map(([id, {message}]) => [id, message] as const);
  const all = {...themeMessages(locale), ...messagesOf(locale), ...Object.fromEntries(own)};
  catalogues.set(locale, all);
  return all;
}

/** Finds the translation of a text of the interface, so that tests need no lists of words in other languages. */
export function wordIn(locale: LocaleName, english: string, id?: string): string {
  if (locale === defaultLocale) return english;
  const byId = (id ? [id] : idsOf(english)).flatMap((one) => catalogueOf(locale)[one] ?? []);
  const inData = id ? [] : [translationOf(locale, english) ?? []].flat();
  const found = [...new Set([...byId, ...inData])];
  if (found.length > 1)
    throw new Error(
      `"${english}" has several translations: ${found.join(', ')}. Remedy: add its id.`,
    );
  if (!found[0]) throw new Error(`"${english}" has no translation in website/i18n/${locale}.`);
  return found[0];
}
