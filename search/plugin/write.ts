import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {buildIndex, type BuiltIndex} from '../core/buildIndex';
import {blockFileName, indexFileName, partFileName} from '../core/indexFileName';
import type {SectionText} from '../core/sectionText';
import type {Language, PageTexts, SearchDocument} from '../core/types';
import {extractPage} from './extract';
import type {SearchPluginOptions} from './options';
import {addOriginals, type NamedPage} from './originals';
import type {PageSource} from './pages';
import {addWords} from './words';

export interface SiteBuild {
  readonly outDir: string;
  readonly baseUrl: string;
  readonly locale: string;
}

/** The text file of a page lies beside the indexes under the page's own address. */
export const textFileName = (route: string) =>
  `search-text/${route.replace(/^\/|\/$/g, '') || 'index'}.json`;

export function languageOf(locale: string): Language {
  return locale.toLowerCase().startsWith('de') ? 'de' : 'en';
}

function htmlFile({outDir, baseUrl}: SiteBuild, permalink: string): string | undefined {
  const relative = decodeURI(permalink.slice(baseUrl.length)).replace(/\/$/, '');
  const candidates = [`${relative}.html`, path.join(relative, 'index.html')];
  return candidates.map((file) => path.join(outDir, file)).find((file) => existsSync(file));
}

async function readPage(
  build: SiteBuild,
  page: PageSource,
  {words}: SearchPluginOptions,
): Promise<NamedPage> {
  const file = htmlFile(build, page.permalink);
  if (file === undefined) {
    return {sections: [], names: []};
  }
  const {permalink: route, type, title} = page;
  const sections = extractPage(await readFile(file, 'utf8'), {route, type, title});
  return addWords(await addOriginals(sections, page), {...build, words});
}

/** Texts of all sections, by page; none for pages that the index holds completely. */
export function pageTexts(
  sections: readonly SectionText[],
  documents: readonly SearchDocument[],
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

/** Writes the files of an index and the texts of its pages. */
export async function writeIndex(
  {outDir, baseUrl}: Pick<SiteBuild, 'outDir' | 'baseUrl'>,
  tag: string,
  sections: readonly SectionText[],
  {file, parts, blocks}: BuiltIndex,
): Promise<void> {
  const write = (name: string, value: unknown) => writeJson(path.join(outDir, name), value);
  await write(indexFileName(tag), file);
  for (const [number, part] of parts.entries()) {
    await write(partFileName(tag, number), part);
  }
  for (const [number, block] of blocks.entries()) {
    await write(blockFileName(tag, number), block);
  }
  for (const [route, texts] of pageTexts(sections, [...file.documents, ...blocks.flat()])) {
    await write(textFileName(route.slice(baseUrl.length)), texts);
  }
}

/** Reads the built pages of a locale and writes its indexes beside them. */
export async function writeIndexes(
  build: SiteBuild,
  pages: readonly PageSource[],
  tags: readonly string[],
  options: SearchPluginOptions,
): Promise<void> {
  for (const tag of tags) {
    const own = pages.filter((page) => page.tag === tag);
    const read = await Promise.all(own.map((page) => readPage(build, page, options)));
    const sections = read.flatMap((page) => page.sections);
    await writeIndex(build, tag, sections, indexOf(read, options, build.locale));
  }
}
