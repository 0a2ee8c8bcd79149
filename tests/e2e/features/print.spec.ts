import {product} from '../../../website/config/product';
import {expect, open, test} from '../fixture';
import {forEachLanguage} from '../languages';
import {openLab} from '../labs/lab';

const hidden = [
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
  '[data-code] button',
];

forEachLanguage(({base}) => {
  test('only the article is printed: in black on white, with its address, nothing cut off', async ({
    page,
  }) => {
    const path = `${base}/docs/installation/configure/containers`;
    await page.emulateMedia({media: 'print', colorScheme: 'dark'});
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await open(page, path);
    for (const part of hidden) await expect(page.locator(part).first(), part).toBeHidden();
    const title = page.locator('h1');
    await expect(title).toBeVisible();
    expect((await title.boundingBox())?.x, 'no empty margin for the sidebar').toBe(0);
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(title).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.getByText(product.siteUrl + path, {exact: true})).toBeVisible();
    const tabs = page.locator('.tabs-container').first();
    await expect(tabs.getByRole('tab')).toHaveCount(1);
    await expect(tabs.locator('[role=tabpanel]:not([hidden])').first()).toBeVisible();
    const pre = page.locator('pre').first();
    expect(await pre.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });
});

test('links to other sites are printed with their URL; what is collapsed is expanded', async ({
  page,
}) => {
  await page.goto('/docs/api/signing');
  const inside = page.locator('main details pre').first();
  await expect(inside).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(inside).toBeVisible();
  await page.goto('/docs/api/troubleshooting');
  await expect(page.locator('main [data-fact-filter]')).toBeHidden();
  await page.goto('/docs/about/how_it_works');
  await expect(page.locator('figure details li').first()).toBeVisible();
  await page.goto('/docs/integration/with_plugins');
  const urlAfter = (link: string) =>
    page
      .locator(`.markdown ${link}`)
      .first()
      .evaluate((element) => getComputedStyle(element, '::after').content);
  expect(await urlAfter('a[href="https://github.com/mosparo/mautic-plugin/releases"]')).toMatch(
    /mautic-plugin/,
  );
  expect(await urlAfter('a[href^="/docs/"]')).toBe('none');
});

test('a lab is printed with its results and without controls', async ({page}) => {
  const lab = await openLab(page, 'compose', 'de');
  await page.emulateMedia({media: 'print'});
  const files = lab.locator('pre');
  await expect(files.filter({visible: true})).toHaveCount(await files.count());
  await expect(lab.locator('input, select, textarea, button').filter({visible: true})).toHaveCount(
    0,
  );
});
