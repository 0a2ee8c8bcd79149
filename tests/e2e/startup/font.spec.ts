import {statSync} from 'node:fs';
import path from 'node:path';
import {expect, hydrate, quietNetwork, test, type Page} from '../fixture';
import {layoutShift} from '../layoutShift';

/** Upper limit for the font file, in bytes. */
const MOST = 40_000;

function fontsOf(page: Page): string[] {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  return fonts;
}

const family = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).fontFamily.split(',')[0]);

test.describe('on a fast connection', () => {
  test.use({fetchesAhead: true});

  test('the font is one small file, shifts nothing, and is used on the next page too', async ({
    page,
  }) => {
    const fonts = fontsOf(page);
    await page.goto('/docs/usage/settings');
    await quietNetwork(page);
    expect(fonts).toEqual([expect.stringMatching(/^\/assets\/fonts\/inter-\w+\.woff2$/)]);
    expect(statSync(path.join('build', fonts[0] ?? '')).size).toBeLessThanOrEqual(MOST);
    expect(await family(page)).toBe('Inter');
    expect(await layoutShift(page)).toBe(0);
    await hydrate(page);
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(/settings/);
    expect(await family(page)).toBe('Inter');
    expect(new Set(fonts).size).toBe(1);
  });

  for (const route of ['/', '/docs/usage/settings'])
    test(`${route}: a font that arrives late does not change the text of the page`, async ({
      page,
    }) => {
      let release = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/*.woff2', async (route) => {
        await held;
        await route.continue();
      });
      // The delayed font also delays the load event.
      await page.goto(route, {waitUntil: 'domcontentloaded'});
      const title = page.locator('h1');
      await expect(title).toBeVisible();
      const widthOf = () =>
        title.evaluate((heading) => {
          const range = document.createRange();
          range.selectNodeContents(heading);
          return range.getBoundingClientRect().width;
        });
      const before = await widthOf();
      release();
      await quietNetwork(page);
      expect(await widthOf()).toBe(before);
      expect(await layoutShift(page)).toBe(0);
    });
});

for (const [name, connection] of [
  ['data saver', {saveData: true, effectiveType: '4g'}],
  ['3g', {saveData: false, effectiveType: '3g'}],
] as const) {
  test(`the font is not loaded with ${name}`, async ({page}) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', {value, configurable: true}),
      connection,
    );
    const fonts = fontsOf(page);
    await page.goto('/docs/usage/settings');
    await quietNetwork(page);
    expect(fonts).toEqual([]);
    expect(await family(page)).not.toBe('Inter');
  });
}

test.describe('with a distant server', () => {
  test.use({fetchesAhead: true});
  test('the font is not loaded', async ({page}) => {
    const fonts = fontsOf(page);
    // The emulated latency is not included in these times.
    await page.addInitScript(() => {
      const slow = {requestStart: 0, responseStart: 200};
      performance.getEntriesByType = () => [slow as unknown as PerformanceEntry];
    });
    await page.goto('/docs/usage/settings');
    await quietNetwork(page);
    expect(fonts).toEqual([]);
  });
});
