import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {contentCache} from '../../static-pages/src/contentCache.mjs';
import type {BuiltPage} from '../../../website/src/build/pipeline/language';
import {copiedPart} from './copiedPart';
import {readPage, type MarkdownCopy} from './readPage';

const root = path.resolve(__dirname, '../../..');

/** All code that a copy depends on: this folder, what it imports, the packages. */
function makers(): string[] {
  const own = readdirSync(__dirname).map((name) => path.join(__dirname, name));
  const others = ['packages/search/src/plugin/dom.ts', 'package-lock.json'].map((file) =>
    path.join(root, file),
  );
  return [...own, ...others].filter((file) => existsSync(file));
}

const cached = contentCache(
  path.join(root, 'node_modules/.cache/markdownCopies'),
  makers().map((file) => readFileSync(file, 'utf8')),
);

/** The copy of a built page; from the cache if the same page was copied before. */
export async function cachedCopy({html, document}: BuiltPage): Promise<MarkdownCopy | undefined> {
  return (await cached(copiedPart(html), async () => readPage(document) ?? null)) ?? undefined;
}
