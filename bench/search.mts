/**
 * Figures of the search on a built site: `npx tsx bench/search.mts [build folder]`.
 * Index bytes, time of a query and growth in Node; opening and typing in Chromium on a slow line.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {createStaticServer} from '../scripts/lib/staticServer.mjs';
import {buildIndex, type SectionText} from '../search/core/buildIndex';
import {loadIndex} from '../search/core/loadIndex';
import {search} from '../search/core/search';
import type {SearchIndexFile} from '../search/core/types';
import {queries} from '../search/eval/queries';
import {brotliSize} from '../search/plugin/budget';
import {chromiumArguments, chromiumPath} from '../tests/e2e/chromium';
import {throttle} from './throttle.mjs';

const folder = path.resolve(process.argv[2] ?? 'build');
const locales = {en: '', de: '/de'} as const;
type LocaleName = keyof typeof locales;
const names = Object.keys(locales) as LocaleName[];

function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

const round = (value: number) => Math.round(value * 100) / 100;

function readFile(locale: LocaleName): {text: string; file: SearchIndexFile} {
  const text = readFileSync(
    path.join(folder, locales[locale], 'search-index-docs-default-current.json'),
    'utf8',
  );
  return {text, file: JSON.parse(text) as SearchIndexFile};
}

function timeQueries(index: ReturnType<typeof loadIndex>, locale: LocaleName) {
  return queries[locale].tuning.map(({query}) => {
    const started = performance.now();
    search([index], query);
    return performance.now() - started;
  });
}

function indexFigures(locale: LocaleName) {
  const {text, file} = readFile(locale);
  const started = performance.now();
  const index = loadIndex(JSON.parse(text) as SearchIndexFile);
  const loaded = performance.now() - started;
  timeQueries(index, locale);
  const times = timeQueries(index, locale);
  return {
    locale,
    sections: file.documents.length,
    'raw KB': Math.round(text.length / 1000),
    'brotli KB': round(brotliSize(text) / 1000),
    'load ms': round(loaded),
    'query ms': round(percentile(times, 0.5)),
    'p95 ms': round(percentile(times, 0.95)),
  };
}

/** The texts of the site again and again, with words of their own in every copy. */
function copies(locale: LocaleName, factor: number): SectionText[] {
  const {documents} = readFile(locale).file;
  return Array.from({length: factor}, (_, copy) =>
    documents.map((document) => {
      const texts = JSON.parse(
        readText(document.sectionRoute.replace(/#.*/, ''), locale),
      ) as Record<string, string>;
      const prose = texts[document.sectionRoute.split('#')[1] ?? ''] ?? document.content;
      const sectionRoute = document.sectionRoute.replace(/(?=#|$)/, `_${copy}`);
      return {
        document: {...document, sectionRoute},
        prose: prose.replace(/(\p{L}{9,})/gu, `$1${copy || ''}`),
        code: '',
        key: '',
      };
    }),
  ).flat();
}

function readText(route: string, locale: LocaleName): string {
  const base = locales[locale];
  try {
    return readFileSync(
      path.join(folder, base, `search-text${route.slice(base.length)}.json`),
      'utf8',
    );
  } catch {
    return '{}';
  }
}

function growthFigures(factor: number) {
  const sections = copies('de', factor);
  const text = JSON.stringify(
    buildIndex(sections, {language: 'de', contentLength: 40, synonyms: []}),
  );
  const started = performance.now();
  const index = loadIndex(JSON.parse(text) as SearchIndexFile);
  const loaded = performance.now() - started;
  const times = timeQueries(index, 'de');
  return {
    content: `${factor}×`,
    sections: sections.length,
    'raw KB': Math.round(text.length / 1000),
    'brotli KB': Math.round(brotliSize(text) / 1000),
    'load ms': Math.round(loaded),
    'query ms': round(percentile(times, 0.5)),
    'p95 ms': round(percentile(times, 0.95)),
  };
}

async function openAndType(
  page: Page,
  base: string,
  query: string,
): Promise<{first: number; longTask: number}> {
  await page.goto(`http://127.0.0.1:4175${base}/docs/usage/settings`);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, {tasks});
    new PerformanceObserver((list) =>
      list.getEntries().forEach(({duration}) => tasks.push(duration)),
    ).observe({type: 'longtask'});
  });
  await throttle(page);
  const started = Date.now();
  await page.getByRole('button', {name: /^(?:Search|Suchen)$/}).click();
  await page.getByRole('combobox').pressSequentially(query);
  await page.getByRole('option').first().waitFor();
  const first = Date.now() - started;
  const longTask = await page.evaluate(() =>
    Math.max(0, ...(window as unknown as {tasks: number[]}).tasks),
  );
  return {first, longTask};
}

async function browserFigures(locale: LocaleName) {
  const browser = await chromium.launch({executablePath: chromiumPath(), args: chromiumArguments});
  const runs: {first: number; longTask: number}[] = [];
  for (let run = 0; run < 3; run += 1) {
    const page = await (await browser.newContext({viewport: {width: 1350, height: 900}})).newPage();
    runs.push(await openAndType(page, locales[locale], 'docker'));
    await page.close();
  }
  await browser.close();
  return {
    locale,
    'open to first result ms': percentile(
      runs.map(({first}) => first),
      0.5,
    ),
    'longest task ms': Math.round(
      percentile(
        runs.map(({longTask}) => longTask),
        0.5,
      ),
    ),
  };
}

console.table(names.map(indexFigures));
console.table([1, 10, 50].map(growthFigures));
const server = createStaticServer(folder).listen(4175, '127.0.0.1');
const figures = [];
for (const name of names) {
  figures.push(await browserFigures(name));
}
console.table(figures);
server.close();
