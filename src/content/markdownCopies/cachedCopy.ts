import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {contentCache} from '../../build/bundler/contentCache.mjs';
import type {BuiltPage} from '../../build/pipeline/language';
import {essenceOf} from './essence';
import {readPage, type MarkdownCopy} from './readPage';

const root = path.resolve(__dirname, '../../..');

/** Everything that has a part in a copy: this folder, what it imports, the packages. */
function makers(): string[] {
  const own = readdirSync(__dirname).map((name) => path.join(__dirname, name));
  const others = ['search/plugin/dom.ts', 'package-lock.json'].map((file) => path.join(root, file));
  return [...own, ...others].filter((file) => existsSync(file));
}

const cached = contentCache(
  path.join(root, 'node_modules/.cache/markdownCopies'),
  makers().map((file) => readFileSync(file, 'utf8')),
);

/** The copy of a built page, made only if the page was never like this before. */
export async function cachedCopy({html, document}: BuiltPage): Promise<MarkdownCopy | undefined> {
  return (await cached(essenceOf(html), async () => readPage(document) ?? null)) ?? undefined;
}
