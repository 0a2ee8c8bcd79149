import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {defaultLocale, locales, translatedDocs, type Locale} from '../../config/locales';
import {searchWordsOf} from '../content/searchWords.mts';

type Words = Record<string, Partial<Record<Locale, string>>>;

/** Page or section below the base URL → language → search words, from all pages of the website in this folder. */
export function readSearchWords(website: string): Words {
  const all: Words = {};
  for (const locale of locales) {
    const folder = path.join(website, locale === defaultLocale ? 'docs' : translatedDocs(locale));
    const files = existsSync(folder)
      ? readdirSync(folder, {recursive: true, encoding: 'utf8'})
      : [];
    for (const file of files.filter((name) => name.endsWith('.mdx'))) {
      const route = `docs/${file.replaceAll(path.sep, '/').slice(0, -'.mdx'.length)}`;
      const words = searchWordsOf(readFileSync(path.join(folder, file), 'utf8'));
      for (const [anchor, text] of Object.entries(words))
        all[route + anchor] = {...all[route + anchor], [locale]: text};
    }
  }
  return all;
}
