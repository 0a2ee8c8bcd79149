import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import budgets from '../../../bench/budgets.json';
import {expect, localeBase, localeNames, open, test, type Page} from '../fixture';

type Kind = 'html' | 'js' | 'css';
const kinds: Partial<Record<string, Kind>> = {document: 'html', script: 'js', stylesheet: 'css'};

/** Bytes of everything that a first visit loads for the page itself, as a server with brotli sends them. */
async function firstVisit(page: Page, route: string): Promise<Record<Kind, number>> {
  const bytes = {html: 0, js: 0, css: 0};
  page.on('response', (response) => {
    const kind = kinds[response.request().resourceType()];
    const {pathname} = new URL(response.url());
    const file = path.join('build', kind === 'html' ? `${pathname}.html` : pathname);
    if (kind) bytes[kind] += brotliCompressSync(readFileSync(file)).length;
  });
  await open(page, route);
  await page.waitForLoadState('networkidle');
  return bytes;
}

test.use({viewport: {width: 412, height: 915}});

for (const locale of localeNames) {
  for (const [route, budget] of Object.entries(budgets[locale])) {
    test(`${locale}: a first visit of ${route} keeps to its budget`, async ({page}) => {
      const bytes = await firstVisit(page, `${localeBase[locale]}${route}`);
      expect(bytes.js, 'a page without scripts measures nothing').toBeGreaterThan(0);
      for (const kind of ['html', 'js', 'css'] as const)
        expect(bytes[kind], kind).toBeLessThanOrEqual(budget[kind]);
    });
  }
}
