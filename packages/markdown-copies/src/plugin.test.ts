import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, expect, it} from 'vitest';
import markdownCopiesPlugin from './plugin';

let outDir = '';
beforeEach(() => {
  outDir = mkdtempSync(path.join(tmpdir(), 'copies-'));
});
afterEach(() => rmSync(outDir, {recursive: true}));

const options = {
  articleClass: 'theme-doc-markdown',
  note: {de: 'Über 2.'},
  frontMatter: {documented_version: '2'},
  quotes: {},
};
const context = {
  siteConfig: {title: 'Docs', tagline: ''},
  i18n: {currentLocale: 'de'},
  baseUrl: '/de/',
} as unknown as LoadContext;

function write(file: string, route: string, title: string): void {
  const place = path.join(outDir, file);
  mkdirSync(path.dirname(place), {recursive: true});
  writeFileSync(
    place,
    `<html lang=de><head><link rel=canonical href="https://docs.example.com${route}"></head><main><h1>${title}</h1></main>`,
  );
}

const run = (...routesPaths: string[]) =>
  markdownCopiesPlugin(context, options).postBuild?.({outDir, routesPaths} as never);
const read = (file: string) => readFileSync(path.join(outDir, file), 'utf8');

it('writes a copy next to each page and lists the copies', async () => {
  write('index.html', '/de/', 'Start');
  write('docs/cli.html', '/de/docs/cli', 'Befehle');
  write('docs/intro/index.html', '/de/docs/intro', 'Anfang');
  await run('/de/', '/de/docs/cli', '/de/docs/intro', '/de/404.html');
  expect(read('docs/cli.md')).toBe(
    '---\ntitle: "Befehle"\ncanonical: "https://docs.example.com/de/docs/cli"\nlanguage: "de"\ndocumented_version: "2"\n---\n\n# Befehle\n',
  );
  expect(read('docs/intro.md')).toContain('# Anfang');
  expect(read('llms.txt')).toBe(
    '# Docs\n\nÜber 2.\n\n- [Start](https://docs.example.com/de/index.md)\n',
  );
  expect(read('llms-full.txt')).toContain('<https://docs.example.com/de/>\n\n# Start\n');
});

it('throws for a route without a page', async () => {
  await expect(run('/de/docs/gone')).rejects.toThrow('no page for the route /de/docs/gone');
});
