import {expect, nextFrames, open, test, type Page} from '../fixture';

/** Whether a click in the middle of the element reaches it. */
const isOnTop = (page: Page, selector: string) =>
  page
    .locator(selector)
    .filter({visible: true})
    .first()
    .evaluate((element) => {
      const {x, y, width, height} = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    });

test('the menu of a page is above the contents', async ({page}) => {
  await open(page, '/docs/cli');
  await page.locator('[data-page-menu] > summary').click();
  for (const width of [390, 996, 1100, 1440]) {
    await page.setViewportSize({width, height: 800});
    for (const entry of ['li:nth-child(1) button', 'li:nth-child(2) a', 'li:nth-child(3) a'])
      expect(await isOnTop(page, `[data-page-menu] ${entry}`), `${entry}, ${width} px`).toBe(true);
  }
});

/** The head of the longest table, and whether the top of it is what the reader sees there. */
const headOfLongTable = (page: Page) =>
  page.evaluate(() => {
    const tables = Array.from(document.querySelectorAll<HTMLElement>('main table'));
    const table = tables.sort((one, other) => other.offsetHeight - one.offsetHeight)[0]!;
    const {top, height} = table.getBoundingClientRect();
    const head = table.querySelector('th')!.getBoundingClientRect();
    const found = document.elementFromPoint(head.x + 10, head.y + 2);
    return {top, height, headTop: head.y, isSeen: found?.closest('th') !== null};
  });

for (const width of [1100, 1440]) {
  test(`the head of a table stays in view at ${width} px, down and up again`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    await open(page, '/docs/integration/script_reference');
    const {top} = await headOfLongTable(page);
    await page.mouse.move(width / 2, 400);
    await page.mouse.wheel(0, top + 200);
    const navbar = page.locator('nav.navbar');
    for (const [step, isHidden] of [
      [100, true],
      [-150, false],
    ] as const) {
      await page.mouse.wheel(0, step);
      await expect(navbar, `navbar after ${step} px`).toHaveClass(
        isHidden ? /navbarHidden/ : /^(?!.*navbarHidden)/,
      );
      await expect
        .poll(async () => (await headOfLongTable(page)).isSeen, {message: `after ${step} px`})
        .toBe(true);
      const place = await headOfLongTable(page);
      expect(place.top, 'the table has begun above').toBeLessThan(place.headTop);
    }
  });
}

test('the menu of a phone can be closed after scrolling in it', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await open(page, '/docs/usage/rules');
  await page.locator('.navbar__toggle').filter({visible: true}).click();
  const drawer = page.locator('[data-drawer]:popover-open');
  await drawer.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await nextFrames(page);
  expect(await drawer.evaluate(({scrollTop}) => scrollTop)).toBeGreaterThan(0);
  expect(await isOnTop(page, '[data-drawer]:popover-open .navbar-sidebar__close')).toBe(true);
});

test('the contents have a column only where the text keeps its width', async ({page}) => {
  await page.setViewportSize({width: 1279, height: 800});
  await page.goto('/docs/usage/settings');
  const [column, bar] = [
    page.locator('.theme-doc-toc-desktop'),
    page.locator('.theme-doc-toc-mobile'),
  ];
  await expect(column).toBeHidden();
  await expect(bar).toBeVisible();
  await page.setViewportSize({width: 1280, height: 800});
  await expect(column).toBeVisible();
  await expect(bar).toBeHidden();
  for (const width of [1050, 1100, 1279]) {
    await page.setViewportSize({width, height: 800});
    const text = (await page.locator('.markdown > p').first().boundingBox())!;
    expect(text.width, `${width} px`).toBeGreaterThanOrEqual(700);
  }
});
