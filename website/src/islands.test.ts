import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {translatedDocs, translations} from '../config/locales';

const siteDir = path.resolve(__dirname, '..');
const folders = ['docs', ...translations.map(translatedDocs)].filter((folder) =>
  // A new language has no folder yet.
  existsSync(path.join(siteDir, folder)),
);
const pages = folders.flatMap((folder) =>
  readdirSync(path.join(siteDir, folder), {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => path.join(siteDir, folder, file)),
);

/** Code that works only when React has hydrated it. */
const needsReact =
  /\buse(?:State|Reducer|Effect|LayoutEffect|SyncExternalStore)\(|\son[A-Z]\w+=|<BrowserOnly/;

function resolve(from: string, request: string): string | undefined {
  const base = request.startsWith('@site/')
    ? path.join(siteDir, request.slice('@site/'.length))
    : path.resolve(path.dirname(from), request);
  return ['', '.tsx', '.ts', '/index.tsx', '/index.ts']
    .map((ending) => base + ending)
    .find((file) => /\.tsx?$/.test(file) && existsSync(file));
}

/** Files that need React and that this file imports outside of an island; a lab is one as a whole. */
function unmarked(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const text = readFileSync(file, 'utf8');
  const name = path.relative(siteDir, file);
  if (/<(?:Island|Lab) /.test(text)) return [];
  const imports = [...text.matchAll(/^(?:import|export)\s[^'"]*['"]((?:@site\/|\.)[^'"]+)['"]/gm)];
  const found = imports.flatMap(([, request = '']) => {
    const target = resolve(file, request);
    return target ? unmarked(target, seen) : [];
  });
  return !file.endsWith('.mdx') && needsReact.test(text) ? [name, ...found] : found;
}

it('every component with state stands in an island', () => {
  const vocabulary = path.join(siteDir, 'src/theme/MDXComponents.tsx');
  expect([...new Set([...pages, vocabulary].flatMap((page) => unmarked(page)))]).toEqual([]);
});
