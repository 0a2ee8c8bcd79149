import {expect, open, quietNetwork, test, type Page} from '../fixture';

test.use({viewport: {width: 1440, height: 900}});

/** Computed styles of the first element of each kind in the article. */
function computedStyles(page: Page): Promise<Record<string, string>> {
  return page.locator('.theme-doc-markdown').evaluate((article) => {
    const found: Record<string, string> = {};
    for (const element of Array.from(article.querySelectorAll('*'))) {
      const kind = `${element.tagName} ${element.getAttribute('class') ?? ''}`;
      if (kind in found) continue;
      const style = getComputedStyle(element);
      found[kind] = [
        style.display,
        style.position,
        style.color,
        style.backgroundColor,
        style.font,
        style.padding,
        style.marginTop,
        style.marginBottom,
        style.border,
        style.borderRadius,
      ].join(' | ');
    }
    return found;
  });
}

function countStyleRequests(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') found.push(request.url());
  });
  return found;
}

for (const [route, before] of [
  ['/docs/usage/settings', '/docs/usage/projects'],
  ['/docs/integration/custom', '/docs/integration/ignored_fields'],
] as const) {
  test(`${route} loads one style sheet, and has the same styles when opened directly and by client-side navigation`, async ({
    page,
  }) => {
    const requests = countStyleRequests(page);
    await open(page, route);
    await quietNetwork(page);
    const linked = await page
      .locator('head > link[rel=stylesheet]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(requests).toEqual(linked);
    expect(linked).toHaveLength(1);
    const opened = await computedStyles(page);
    const title = await page.locator('h1').innerText();
    await open(page, before);
    await page.evaluate(() => Object.assign(window, {sameDocument: true}));
    await page.locator(`.theme-doc-sidebar-menu a[href="${route}"]`).click();
    await expect(page).toHaveURL(route);
    await expect(page.locator('h1')).toHaveText(title);
    await expect(page.locator('.theme-doc-markdown [data-facts]').first()).toBeVisible();
    const navigated = await computedStyles(page);
    const both = Object.keys(opened).filter((kind) => kind in navigated);
    expect(both.length).toBeGreaterThan(50);
    for (const kind of both) expect(navigated[kind], kind).toBe(opened[kind]);
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
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
  await page.evaluate(() => Object.assign(window, {sameDocument: true}));
  await page.locator('.navbar__brand').first().click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('main [data-island]')).toBeVisible();
  expect(await look()).toEqual(opened);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});
