import {expect, open, quietNetwork, test, type Page} from '../fixture';

test.use({viewport: {width: 1440, height: 900}});

const properties = [
  ...['display', 'position', 'color', 'backgroundColor', 'font', 'padding'],
  ...['marginTop', 'marginBottom', 'border', 'borderRadius'],
] as const;

/** Computed styles of the first element of each kind in the article. */
const computedStyles = (page: Page) =>
  page.locator('.theme-doc-markdown').evaluate((article, names) => {
    const found: Record<string, string> = {};
    for (const element of article.querySelectorAll('*')) {
      const style = getComputedStyle(element) as unknown as Record<string, string>;
      found[`${element.tagName} ${element.getAttribute('class') ?? ''}`] ??= names
        .map((name) => style[name])
        .join(' | ');
    }
    return found;
  }, properties);

const markDocument = (page: Page) =>
  page.evaluate(() => Object.assign(window, {sameDocument: true}));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

for (const [route, before] of [
  ['/docs/usage/settings', '/docs/usage/projects'],
  ['/docs/integration/custom', '/docs/integration/ignored_fields'],
] as const) {
  test(`${route} has one style sheet, and the same styles when opened directly and by client-side navigation`, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'stylesheet') requests.push(request.url());
    });
    await open(page, route);
    await quietNetwork(page);
    const linked = await page
      .locator('head > link[rel=stylesheet]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(linked).toHaveLength(1);
    expect(requests).toEqual(linked);
    const opened = await computedStyles(page);
    const title = await page.locator('h1').innerText();
    await open(page, before);
    await markDocument(page);
    await page.locator(`.theme-doc-sidebar-menu a[href="${route}"]`).click();
    await expect(page).toHaveURL(route);
    await expect(page.locator('h1')).toHaveText(title);
    await expect(page.locator('.theme-doc-markdown [data-facts]').first()).toBeVisible();
    const navigated = await computedStyles(page);
    const both = Object.keys(opened).filter((kind) => kind in navigated);
    expect(both.length).toBeGreaterThan(50);
    for (const kind of both) expect(navigated[kind], kind).toBe(opened[kind]);
    expect(await isSameDocument(page)).toBe(true);
  });
}

test('the start page has its own style sheet, opened directly and by client-side navigation', async ({
  page,
}) => {
  const look = () =>
    page.locator('main h1').evaluate((title) => {
      const {fontSize, letterSpacing} = getComputedStyle(title);
      const {display, gap} = getComputedStyle(document.querySelector('main')!);
      return {fontSize, letterSpacing, display, gap};
    });
  await open(page, '/');
  const opened = await look();
  expect(opened.display).toBe('grid');
  await open(page, '/docs/cli');
  await markDocument(page);
  await page.locator('.navbar__brand').first().click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('main [data-island]')).toBeVisible();
  expect(await look()).toEqual(opened);
  expect(await isSameDocument(page)).toBe(true);
});
