import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {BuiltLanguage, LanguageStep} from '../../../../website/src/build/pipeline/language';
import {buildIndex, type BuiltIndex} from '../core/buildIndex';
import {blockFileName, indexFileName, partFileName, textFileName} from '../core/indexFileName';
import type {Language} from '../core/types';
import {extractPage} from './extract';
import {defaultOptions, type SearchPluginOptions} from './options';
import {addOriginals, type NamedPage} from './originals';
import {searchablePages, searchTags} from './pages';
import {addWords} from './words';

interface IndexedPage extends NamedPage {
  readonly tag: string;
}

function languageOf(locale: string): Language {
  return locale.toLowerCase().startsWith('de') ? 'de' : 'en';
}

async function writeJson(file: string, value: unknown): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(file, JSON.stringify(value));
}

/** Builds the index of a tag. */
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

/** Writes the files of an index. */
export async function writeIndex(
  outDir: string,
  tag: string,
  {file, parts, blocks, texts}: BuiltIndex,
): Promise<void> {
  const write = (name: string, value: unknown) => writeJson(path.join(outDir, name), value);
  await write(indexFileName(tag), file);
  for (const [nameOf, values] of [
    [partFileName, parts],
    [blockFileName, blocks],
    [textFileName, texts],
  ] as const) {
    for (const [number, value] of values.entries()) {
      await write(nameOf(tag, number), value);
    }
  }
}

/** Writes an index for each docs version and one for all other pages. */
async function writeIndexes(
  {outDir, i18n: {currentLocale}}: BuiltLanguage,
  tags: readonly string[],
  pages: readonly IndexedPage[],
  options: SearchPluginOptions,
): Promise<void> {
  for (const tag of tags) {
    const own = pages.filter((page) => page.tag === tag);
    await writeIndex(outDir, tag, indexOf(own, options, currentLocale));
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
