import type {BrowserContext} from '@playwright/test';
import {expect, hydrate, localeBase, localeNames, open, test, type Page} from '../fixture';
import {product} from '../../../website/config/product';
import {holdScripts} from '../holdScripts';

const html = 'html';
/** The kitchen-sink site, which always has an announcement bar. */
const kitchen = 'http://127.0.0.1:4174';

/** The other tab has a small file only: all it needs is access to the storage. */
async function changeInOtherTab(page: Page, context: BrowserContext): Promise<void> {
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await other.evaluate(() => localStorage.setItem('theme', 'dark'));
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
  await other.evaluate(() => localStorage.removeItem('theme'));
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'light');
  await other.close();
}

for (const locale of localeNames) {
  const base = localeBase[locale];

  test(`${locale}: light by default, follows another tab, the toggle is stored as "theme", clearing returns to the default`, async ({
    page,
    context,
  }) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, `${base}/docs/quickstart`);
    await expect(page.locator(html)).toHaveAttribute('data-theme', 'light');
    await test.step('the version is beside the logo; no announcement bar without an announcement', async () => {
      await expect(page.locator('.navbar__inner').getByText(product.version)).toBeVisible();
      await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
    });
    await test.step('follows a change in another tab', () => changeInOtherTab(page, context));
    await page
      .getByRole('button', {
        name: locale === 'de' ? /dunkler und heller Ansicht/ : /dark and light mode/,
      })
      .click();
    await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    const browserBar = page.locator('meta[name=theme-color]');
    const dark = await browserBar.getAttribute('data-dark');
    await expect(browserBar).toHaveAttribute('content', String(dark));
    await page.reload();
    await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
    await page.evaluate(() => localStorage.removeItem('theme'));
    await page.reload();
    await expect(page.locator(html)).toHaveAttribute('data-theme', 'light');
  });
}

test('the announcement bar stays closed, and a new id brings it back', async ({page}) => {
  await open(page, `${kitchen}${localeBase.de}/`);
  const bar = page.locator('.theme-announcement-bar');
  await expect(bar).toContainText('Kitchen sink');
  await bar.getByRole('button').click();
  await expect(bar).toHaveCount(0);
  const stored = () =>
    page.evaluate(() => [
      localStorage.getItem('docusaurus.announcement.dismiss'),
      localStorage.getItem('docusaurus.announcement.id'),
    ]);
  expect(await stored()).toEqual(['true', 'kitchen']);
  await page.reload();
  await hydrate(page);
  await expect(bar).toBeHidden();
  await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'older'));
  await page.reload();
  await hydrate(page);
  await expect(bar).toBeVisible();
  expect(await stored()).toEqual(['false', 'kitchen']);
});

test('an announcement that is closed as the first action of a visit stays closed after hydration', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(`${kitchen}/plain`);
  const bar = page.locator('.theme-announcement-bar');
  await bar.getByRole('button').click();
  await expect(bar).toBeHidden();
  release();
  await hydrate(page);
  await expect(bar).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('docusaurus.announcement.dismiss'))).toBe(
    'true',
  );
});

test('the color mode of another tab reaches an untouched page, and stays after hydration and on the next page', async ({
  page,
  context,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/docs/quickstart');
  const other = await context.newPage();
  await other.goto('/robots.txt');
  await other.evaluate(() => localStorage.setItem('theme', 'dark'));
  await other.close();
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
  await hydrate(page);
  await page.locator('.theme-doc-sidebar-menu a[href$="/docs/category/usage"]').click();
  await expect(page.locator('h1')).toHaveText('Using mosparo');
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
  await page.locator('.navbar__inner [data-color-mode]').click();
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'light');
});

test('dark mode is applied without script files', async ({page, watch}) => {
  watch.expected.push(/ERR_FAILED/);
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.goto('/docs/quickstart');
  await expect(page.locator(html)).toHaveAttribute('data-theme', 'dark');
});
