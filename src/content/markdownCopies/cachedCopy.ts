import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {contentCache} from '../../build/bundler/contentCache.mjs';
import {essenceOf} from './essence';
import {readPage, type MarkdownCopy} from './readPage';

const root = path.resolve(__dirname, '../../..');

/** Everything that has a part in a copy: this folder, what it imports, the packages. */
function makers(): string[] {
  const own = readdirSync(__dirname).map((name) => path.join(__dirname, name));
  const others = ['search/plugin/dom.ts', 'package-lock.json'].map((file) => path.join(root, file));
  return [...own, ...others].filter((file) => existsSync(file));
}

const copyOf = contentCache(
  path.join(root, 'node_modules/.cache/markdownCopies'),
  makers().map((file) => readFileSync(file, 'utf8')),
  (essence: string): Promise<MarkdownCopy | null> => Promise.resolve(readPage(essence) ?? null),
);

/** The copy of a built page, made only if the page was never like this before. */
export function cachedCopy(html: string): Promise<MarkdownCopy | null> {
  return copyOf(essenceOf(html));
}
