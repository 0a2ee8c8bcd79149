import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {BuiltLanguage, LanguageStep} from '../../src/build/pipeline/language';
import {buildIndex, type BuiltIndex} from '../core/buildIndex';
import {indexFileName, partFileName} from '../core/indexFileName';
import type {SectionText} from '../core/sectionText';
import type {Language, PageTexts, SearchIndexFile} from '../core/types';
import {extractPage} from './extract';
import {defaultOptions, type SearchPluginOptions} from './options';
import {addOriginals, type NamedPage} from './originals';
import {searchablePages, searchTags} from './pages';
import {addWords} from './words';

interface IndexedPage extends NamedPage {
  readonly tag: string;
}

/** The text file of a page lies beside the indexes under the page's own address. */
export const textFileName = (route: string) =>
  `search-text/${route.replace(/^\/|\/$/g, '') || 'index'}.json`;

export function languageOf(locale: string): Language {
  return locale.toLowerCase().startsWith('de') ? 'de' : 'en';
}

/** Texts of all sections, by page; none for pages that the index holds completely. */
export function pageTexts(
  sections: readonly SectionText[],
  {documents}: SearchIndexFile,
): Map<string, PageTexts> {
  const pages = new Map<string, Record<string, string>>();
  const cut = new Set<string>();
  sections.forEach(({document, prose}, id) => {
    const [route = '', anchor = ''] = document.sectionRoute.split('#');
    pages.set(route, {...pages.get(route), [anchor]: prose});
    if (documents[id]?.content !== prose) {
      cut.add(route);
    }
  });
  return new Map([...pages].filter(([route]) => cut.has(route)));
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, JSON.stringify(value));
}

/** The index of a tag. */
export function indexOf(
  pages: readonly NamedPage[],
  {synonyms, contentLength}: SearchPluginOptions,
  locale: string,
  isWhole = false,
): BuiltIndex {
  const names = pages.map((page) => page.names).filter(({length}) => length > 0);
  return buildIndex(
    pages.flatMap(({sections}) => sections),
    {
      language: languageOf(locale),
      contentLength,
      isWhole,
      synonyms: [...(synonyms[locale] ?? []), ...names],
    },
  );
}

/** Writes an index for each docs version and one for all other pages. */
async function writeIndexes(
  {outDir, baseUrl, i18n: {currentLocale}}: BuiltLanguage,
  tags: readonly string[],
  pages: readonly IndexedPage[],
  options: SearchPluginOptions,
): Promise<void> {
  for (const tag of tags) {
    const own = pages.filter((page) => page.tag === tag);
    const {file: index, parts} = indexOf(own, options, currentLocale);
    await writeJson(path.join(outDir, indexFileName(tag)), index);
    for (const [number, part] of parts.entries()) {
      await writeJson(path.join(outDir, partFileName(tag, number)), part);
    }
    const sections = own.flatMap((page) => page.sections);
    for (const [route, texts] of pageTexts(sections, index)) {
      await writeJson(path.join(outDir, textFileName(route.slice(baseUrl.length))), texts);
    }
  }
}

/** Reads the sections of every searchable page and writes the indexes. */
export function searchIndexes(given: Partial<SearchPluginOptions>): LanguageStep<IndexedPage> {
  const options: SearchPluginOptions = {...defaultOptions, ...given};
  return {
    name: 'search index',
    start(language) {
      const {allContent, siteDir, baseUrl, i18n} = language;
      const sources = searchablePages(allContent, siteDir);
      const sourceOf = new Map(sources.map((source) => [source.permalink, source]));
      return {
        async ofPage({route, document}) {
          const source = sourceOf.get(route);
          if (!source) return undefined;
          const named = await addOriginals(extractPage(document, {...source, route}), source);
          const {words} = options;
          return {
            tag: source.tag,
            ...addWords(named, {words, locale: i18n.currentLocale, baseUrl}),
          };
        },
        async write(parts) {
          const pages = sources.flatMap(({permalink}) => parts.get(permalink) ?? []);
          await writeIndexes(language, searchTags(allContent, sources), pages, options);
        },
      };
    },
  };
}
