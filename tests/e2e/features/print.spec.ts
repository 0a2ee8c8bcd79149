import {expect, localeBase, localeNames, open, test} from '../fixture';
import {product} from '../../../website/config/product';
import {openLab} from '../labs/lab';

for (const locale of localeNames) {
  const base = localeBase[locale];

  test(`${locale}: only the article is printed`, async ({page}) => {
    await page.emulateMedia({media: 'print', colorScheme: 'dark'});
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await open(page, `${base}/docs/installation/configure/containers`);
    for (const hidden of [
      'nav.navbar',
      '.theme-doc-sidebar-container',
      '.theme-doc-breadcrumbs',
      '[data-page-menu]',
      '.theme-doc-toc-desktop',
      'footer.footer',
      '.pagination-nav',
      '.theme-announcement-bar',
      '.theme-doc-footer a[href*="/issues/new"]',
      'a[href="#main-content"]',
    ])
      await expect(page.locator(hidden).first(), hidden).toBeHidden();
    await expect(page.locator('[data-code] button').first()).toBeHidden();
    await expect(page.locator('h1')).toBeVisible();
    expect((await page.locator('h1').boundingBox())?.x, 'no empty margin for the sidebar').toBe(0);
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('h1')).toHaveCSS('color', 'rgb(0, 0, 0)');

    await expect(
      page.getByText(`${product.siteUrl}${base}/docs/installation/configure/containers`, {
        exact: true,
      }),
    ).toBeVisible();

    const tabs = page.locator('.tabs-container').first();
    await expect(tabs.getByRole('tab')).toHaveCount(1);
    await expect(tabs.locator('[role=tabpanel]:not([hidden])').first()).toBeVisible();
    const pre = page.locator('pre').first();
    expect(await pre.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });

  test(`${locale}: links to other sites are printed with their URL, links within the site are not`, async ({
    page,
  }) => {
    await page.emulateMedia({media: 'print'});
    await page.goto(`${base}/docs/integration/with_plugins`);
    const addressOf = (link: string) =>
      page
        .locator(`.markdown ${link}`)
        .first()
        .evaluate((element) => getComputedStyle(element, '::after').content);
    expect(await addressOf('a[href="https://github.com/mosparo/mautic-plugin/releases"]')).toMatch(
      /mautic-plugin/,
    );
    expect(await addressOf(`a[href^="${base}/docs/"]`)).toBe('none');
  });

  test(`${locale}: everything collapsed is expanded in print`, async ({page}) => {
    await page.goto(`${base}/docs/api/signing`);
    const inside = page.locator('main details pre').first();
    await expect(inside).toBeHidden();
    await page.emulateMedia({media: 'print'});
    await expect(inside).toBeVisible();
    await page.goto(`${base}/docs/api/troubleshooting`);
    await expect(page.locator('main [data-fact-filter]')).toBeHidden();
    await page.goto(`${base}/docs/about/how_it_works`);
    await expect(page.locator('figure details li').first()).toBeVisible();
  });
}

test('a lab is printed with its results and without controls', async ({page}) => {
  const lab = await openLab(page, 'compose', 'de');
  await page.emulateMedia({media: 'print'});
  const files = lab.locator('pre');
  await expect(files.filter({visible: true})).toHaveCount(await files.count());
  await expect(lab.locator('input, select, textarea, button').filter({visible: true})).toHaveCount(
    0,
  );
});
