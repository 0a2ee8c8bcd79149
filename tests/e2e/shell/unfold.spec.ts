import {expect, localeBase, localeNames, open, test, type Page} from '../fixture';
import {allRoutes} from '../sitemap';

const long = '/docs/api/verification';
/** Where anchors come to stand, below the bar. */
const anchorTop = 89;

const folded = (page: Page) => page.locator('[data-folded]');
const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);

for (const locale of localeNames) {
  const base = localeBase[locale];

  test(`${locale}: a long page starts folded, and its anchors are where they should be`, async ({
    page,
  }) => {
    await open(page, `${base}${long}`);
    await expect(folded(page)).toHaveCount(1);
    const skipped = await page
      .locator('.theme-doc-markdown > *')
      .evaluateAll(
        (blocks) =>
          blocks.filter((block) => getComputedStyle(block).contentVisibility === 'auto').length,
      );
    expect(skipped).toBeGreaterThan(20);

    const link = page.locator('.theme-doc-toc-desktop a').last();
    const anchor = new URL((await link.getAttribute('href')) ?? '', page.url()).hash;
    await link.click();
    await expect(folded(page)).toHaveCount(0);
    await expect.poll(async () => Math.round(await topOf(page, anchor))).toBe(anchorTop);
  });

  test(`${locale}: what was opened at a place, again or by going back has its real height`, async ({
    page,
  }) => {
    await open(page, `${base}${long}`);
    const anchor = await page.locator('.theme-doc-markdown h2').last().getAttribute('id');
    await open(page, `${base}/docs/cli`);
    await page.goto(`${base}${long}#${anchor}`);
    await expect(folded(page)).toHaveCount(0);
    await expect.poll(async () => Math.round(await topOf(page, `#${anchor}`))).toBe(anchorTop);

    await page.reload();
    await expect(folded(page)).toHaveCount(0);

    await page.locator(`.theme-doc-sidebar-menu a[href="${base}/docs/api/statistic"]`).click();
    await expect(folded(page)).toHaveCount(1);
    await page.goBack();
    await expect(page).toHaveURL(`${base}${long}#${anchor}`);
    await expect(folded(page)).toHaveCount(0);
  });
}

test('a leap over folded parts unfolds them and keeps its aim', async ({page}) => {
  await open(page, long);
  const aim = page.locator('.theme-doc-markdown > h2').last();
  await aim.evaluate((element) => element.scrollIntoView());
  await expect(folded(page)).toHaveCount(0);
  await expect
    .poll(() => aim.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
    .toBe(anchorTop);
});

test('folding changes no distance on any page', async ({page}) => {
  test.setTimeout(180_000);
  // What the browser does to folded parts, without leaving any out.
  const contain = `.theme-doc-markdown > :is(p, details, div[class], [data-tabs]) {
    contain: layout style paint;
  }`;
  await page.setViewportSize({width: 412, height: 915});
  for (const route of allRoutes().filter((each) => each.startsWith('/docs/'))) {
    await page.goto(`${route}#top`);
    const moved = await page.evaluate(
      async ([css = '']) => {
        const blocks = Array.from(document.querySelectorAll('.theme-doc-markdown > *'));
        const tops = () => blocks.map((block) => Math.round(block.getBoundingClientRect().top));
        const before = tops();
        const sheet = new CSSStyleSheet();
        await sheet.replace(css);
        document.adoptedStyleSheets.push(sheet);
        const after = tops();
        const first = before.findIndex((top, index) => Math.abs(top - (after[index] ?? 0)) > 1);
        return first === -1 ? null : blocks[first - 1]?.outerHTML.slice(0, 80);
      },
      [contain],
    );
    expect(moved, route).toBeNull();
  }
});
