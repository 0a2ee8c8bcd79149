import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parse} from 'parse5';
import {buildIndex, type BuiltIndex} from '../core/buildIndex';
import {indexFileName, textFileName} from '../core/indexFileName';
import type {Language} from '../core/types';
import {readHtml, type BuiltSite} from './builtFile';
import {extractPage} from './extract';
import type {SearchPluginOptions} from './options';
import {addOriginals, type NamedPage} from './originals';
import type {PageSource} from './pages';
import {addWords} from './words';

interface IndexedPage extends NamedPage {
  readonly tag: string;
}

export interface SearchedSite extends BuiltSite {
  readonly locale: string;
  readonly pages: readonly PageSource[];
  /** Indexes to write. */
  readonly tags: readonly string[];
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
  {synonyms}: SearchPluginOptions,
  locale: string,
): BuiltIndex {
  const names = pages.map((page) => page.names).filter(({length}) => length > 0);
  return buildIndex(
    pages.flatMap(({sections}) => sections),
    {
      language: languageOf(locale),
      synonyms: [...(synonyms[locale] ?? []), ...names],
    },
  );
}

/** Writes the files of an index. */
export async function writeIndex(
  outDir: string,
  tag: string,
  {file, texts}: BuiltIndex,
): Promise<void> {
  await writeJson(path.join(outDir, indexFileName(tag)), file);
  for (const [number, text] of texts.entries()) {
    await writeJson(path.join(outDir, textFileName(tag, number)), text);
  }
}

/** Reads the sections of a built page. */
async function readPage(
  site: SearchedSite,
  source: PageSource,
  {words}: SearchPluginOptions,
): Promise<IndexedPage> {
  const {baseUrl, locale} = site;
  const document = parse(await readHtml(site, source.permalink));
  const sections = extractPage(document, {...source, route: source.permalink});
  const named = await addOriginals(sections, source);
  return {tag: source.tag, ...addWords(named, {words, locale, baseUrl})};
}

/** Reads every searchable page and writes an index for each docs version, and one for all other pages. */
export async function writeIndexes(
  site: SearchedSite,
  options: SearchPluginOptions,
): Promise<void> {
  const pages: IndexedPage[] = [];
  // One after the other, so that one page is in memory at a time.
  for (const source of site.pages) pages.push(await readPage(site, source, options));
  for (const tag of site.tags) {
    const own = pages.filter((page) => page.tag === tag);
    await writeIndex(site.outDir, tag, indexOf(own, options, site.locale));
  }
}
