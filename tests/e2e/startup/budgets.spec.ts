import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {expect, hydrate, quietNetwork, test, type Page} from '../fixture';
import {forEachLanguage} from '../languages';
import budgets from './budgets.json';

type Kind = 'html' | 'js' | 'css';
const kinds: Partial<Record<string, Kind>> = {document: 'html', script: 'js', stylesheet: 'css'};

/** Size of a file with Brotli: of its compressed copy, if the build has one. */
const brotliSize = (file: string) =>
  existsSync(`${file}.br`)
    ? statSync(`${file}.br`).size
    : brotliCompressSync(readFileSync(file)).length;

/** Counts the bytes of HTML, scripts and style sheets, compressed with Brotli. */
function countBytes(page: Page): Record<Kind, number> {
  const bytes = {html: 0, js: 0, css: 0};
  page.on('response', (response) => {
    const kind = kinds[response.request().resourceType()];
    const {pathname} = new URL(response.url());
    const file = path.join('build', kind === 'html' ? `${pathname}.html` : pathname);
    if (kind) bytes[kind] += brotliSize(file);
  });
  return bytes;
}

const inlineScripts = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.scripts, ({type, textContent}) => (type ? '' : textContent)).join('\n'),
  );

test.use({viewport: {width: 412, height: 915}});

forEachLanguage(({base, locale}) => {
  for (const [route, budget] of Object.entries(budgets[locale])) {
    test(`a first visit of ${route} stays within its budget`, async ({page}) => {
      const bytes = countBytes(page);
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      await page.goto(`${base}${route}`);
      await quietNetwork(page);
      expect(scripts, 'no scripts before the first interaction').toEqual([]);
      const inline = brotliCompressSync(await inlineScripts(page)).length;
      expect(inline, 'inline scripts').toBeGreaterThan(0);
      expect(inline, 'inline scripts').toBeLessThanOrEqual(budget.inline);
      expect(bytes.html, 'html').toBeLessThanOrEqual(budget.html);
      expect(bytes.css, 'css').toBeLessThanOrEqual(budget.css);
      await hydrate(page);
      await quietNetwork(page);
      expect(scripts.length).toBeGreaterThan(2);
      expect(bytes.js, 'scripts after it').toBeLessThanOrEqual(budget.js);
    });
  }
});

/** How many bytes more than a documentation page the start page may load before any interaction. */
const START_PAGE_EXTRA = 20_000;

const fileOf = (pathname: string) =>
  [pathname, `${pathname}.html`, `${pathname}/index.html`]
    .map((name) => path.join('build', name))
    .find((file) => statSync(file, {throwIfNoEntry: false})?.isFile()) ?? '';

forEachLanguage(({base}) => {
  test('the start page is hardly larger than a documentation page', async ({page}) => {
    let bytes = 0;
    page.on('request', (request) => {
      const file = fileOf(new URL(request.url()).pathname);
      // Prefetches have the type `other` and do not count.
      if (request.resourceType() !== 'other') bytes += brotliSize(file);
    });
    const sizeOf = async (route: string) => {
      bytes = 0;
      await page.goto(`${base}${route}`);
      await quietNetwork(page);
      return bytes;
    };
    const documentation = await sizeOf('/docs/usage/settings');
    expect(documentation).toBeGreaterThan(START_PAGE_EXTRA);
    expect((await sizeOf('/')) - documentation).toBeLessThanOrEqual(START_PAGE_EXTRA);
  });
});
