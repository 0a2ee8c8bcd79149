import {statSync} from 'node:fs';
import path from 'node:path';
import {expect, hydrate, nextFrames, test, type Page} from '../fixture';
import {layoutShift} from '../layoutShift';

/** Upper limit for the font file, in bytes. */
const MOST = 40_000;
const route = '/docs/usage/settings';

const fast = {saveData: false, effectiveType: '4g', firstByte: 20};
const slow = {
  'the data saver': {...fast, saveData: true},
  '3g': {...fast, effectiveType: '3g'},
  'a distant server': {...fast, firstByte: 200},
};

/** Opens pages on this line. What the server of the tests takes on a busy machine does not count. */
const useLine = (page: Page, line: typeof fast) =>
  page.addInitScript(({firstByte, ...connection}) => {
    Object.defineProperty(navigator, 'connection', {value: connection, configurable: true});
    const visit = {requestStart: 0, responseStart: firstByte, responseEnd: firstByte};
    performance.getEntriesByType = () => [visit as unknown as PerformanceEntry];
  }, line);

function fontsOf(page: Page): string[] {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname);
  });
  return fonts;
}

const family = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).fontFamily.split(',')[0]);
const fontStatus = (page: Page) =>
  page.evaluate(() => Array.from(document.fonts, ({status}) => status));

test('on a fast line the font is one small file, shifts nothing, and is used on the next page too', async ({
  page,
}) => {
  await useLine(page, fast);
  const fonts = fontsOf(page);
  await page.goto(route);
  await expect.poll(() => fontStatus(page)).toEqual(['loaded']);
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

test('a font that arrives late does not change the text of the page', async ({page}) => {
  await useLine(page, fast);
  for (const late of ['/', route]) {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.woff2', async (font) => {
      await held;
      await font.continue();
    });
    // The delayed font also delays the load event.
    await page.goto(late, {waitUntil: 'domcontentloaded'});
    await expect.poll(() => fontStatus(page)).toEqual(['loading']);
    const widthOfTitle = () =>
      page.locator('h1').evaluate((heading) => {
        const range = document.createRange();
        range.selectNodeContents(heading);
        return range.getBoundingClientRect().width;
      });
    const before = await widthOfTitle();
    release();
    await expect.poll(() => fontStatus(page)).toEqual(['loaded']);
    expect(await widthOfTitle(), late).toBe(before);
    expect(await layoutShift(page), late).toBe(0);
    await page.unroute('**/*.woff2');
  }
});

for (const [name, line] of Object.entries(slow)) {
  test(`with ${name} the font is not loaded`, async ({page}) => {
    await useLine(page, line);
    await page.goto(route);
    await nextFrames(page);
    expect(await fontStatus(page)).toEqual(['unloaded']);
    expect(await family(page)).not.toBe('Inter');
  });
}
