import {existsSync} from 'node:fs';
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {buildIndex, type BuiltIndex} from '../core/buildIndex';
import {blockFileName, indexFileName, partFileName, textFileName} from '../core/indexFileName';
import type {Language} from '../core/types';
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
    await writeIndex(build.outDir, tag, indexOf(read, options, build.locale));
  }
}
