import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test, vi} from 'vitest';
import {loadIndex} from '../core/loadIndex';
import {search} from '../core/search';
import type {SearchIndexFile} from '../core/types';
import {developMiddleware} from './develop';
import {defaultOptions} from './options';
import type {PageSource} from './pages';

const siteDir = mkdtempSync(path.join(tmpdir(), 'search-develop-'));
const original = path.join(siteDir, 'rules.en.mdx');
const page: PageSource = {
  permalink: '/de/docs/rules',
  tag: 'docs-default-current',
  type: 'docs',
  title: 'Regeln',
  source: '@site/rules.mdx',
  original,
  keywords: [],
};
const home: PageSource = {...page, permalink: '/de/', source: '@site/index.tsx', original: null};
let pages: readonly PageSource[] = [page, home];
const middleware = developMiddleware({
  siteDir,
  baseUrl: '/de/',
  locale: 'de',
  options: defaultOptions,
  pages: () => pages,
});

/** Sends a request to the middleware; null if it calls `next`. */
async function request(url: string): Promise<SearchIndexFile | null> {
  const end = vi.fn<(body: string) => void>();
  const next = vi.fn<(error?: unknown) => void>();
  await middleware({url}, {setHeader: vi.fn(), end}, next);
  expect(next.mock.calls.flat()).toEqual([]);
  const [[body] = []] = end.mock.calls;
  return body === undefined ? null : (JSON.parse(body) as SearchIndexFile);
}

beforeAll(() => {
  writeFileSync(
    path.join(siteDir, 'rules.mdx'),
    '---\ntitle: Regeln\n---\n\nSpam.\n\n## Bewertung {/* #rating */}\n\nEin Eintrag hat Punkte.\n',
  );
  writeFileSync(original, '---\ntitle: Rules\n---\n\n## Rating {/* #rating */}\n');
});
afterAll(() => rmSync(siteDir, {recursive: true}));

test('the development server answers with an index of the sources', async () => {
  const file = await request('/de/search-index-docs-default-current.json?x=1');
  const index = loadIndex(file as SearchIndexFile);
  const first = (query: string) => search([index], query).results[0]?.document.sectionRoute;
  expect(first('bewert')).toBe('/de/docs/rules#rating');
  expect(first('punkte')).toBe('/de/docs/rules#rating');
  expect(first('rules')).toBe('/de/docs/rules');
});

test('other URLs go to the next middleware, an unknown tag is an empty index', async () => {
  expect(await request('/de/docs/rules')).toBeNull();
  expect(await request('/search-index-docs-default-current.json')).toBeNull();
  expect((await request('/de/search-index-nothing.json'))?.documents).toEqual([]);
});

test('pages are read again for each request', async () => {
  pages = [];
  expect((await request('/de/search-index-docs-default-current.json'))?.documents).toEqual([]);
});
