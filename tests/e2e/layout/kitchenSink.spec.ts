import {expect, open, test, type Page} from '../fixture';
import {holdScripts} from '../holdScripts';
import {deniedStorageWarning, denyStorage} from '../storage';

const kitchen = 'http://127.0.0.1:4174';
const desktop = {width: 1440, height: 800};

test.beforeEach(({page}) => page.setViewportSize(desktop));

/** All nine kinds; a draft doc is hidden. */
async function expectNavbar(page: Page): Promise<void> {
  const navbar = page.locator('nav.navbar');
  await expect(navbar.getByRole('link', {name: 'Sidebar'})).toHaveAttribute('href', '/docs/intro');
  await expect(navbar.getByRole('link', {name: 'Tabs doc'})).toHaveAttribute('href', '/docs/tabs');
  await expect(navbar.getByText('Draft doc')).toHaveCount(0);
  await expect(navbar.getByRole('link', {name: 'Plain link'})).toBeVisible();
  await expect(navbar.getByRole('button', {name: 'Dropdown'})).toBeVisible();
  await expect(navbar.getByText('Raw html').filter({visible: true})).toBeVisible();
  await expect(navbar.getByRole('link', {name: 'Latest docs'})).toHaveAttribute(
    'href',
    '/docs/intro',
  );
  await expect(navbar.getByRole('button', {name: '1.0'})).toBeVisible();
  await expect(navbar.getByRole('button', {name: 'English'})).toBeVisible();
}

const preferredVersion = (page: Page) =>
  page.evaluate(() => localStorage.getItem('docs-preferred-version-default'));

test('all navbar kinds are shown; the picked docs version is saved, restored, and cleared when it is unknown', async ({
  page,
}) => {
  await open(page, `${kitchen}/docs/intro`);
  await expectNavbar(page);
  await page.locator('nav.navbar').getByText('1.0').first().hover();
  await page.getByRole('link', {name: '2.0', exact: true}).click();
  await expect(page).toHaveURL(`${kitchen}/docs/next/intro`);
  expect(await preferredVersion(page)).toBe('current');
  await open(page, `${kitchen}/plain`);
  await expect(page.getByRole('link', {name: 'Sidebar'})).toHaveAttribute(
    'href',
    /^\/docs\/next\//,
  );
  await page.evaluate(() =>
    localStorage.setItem('docs-preferred-version-default', 'no-such-version'),
  );
  await open(page, `${kitchen}/plain`);
  await expect(page.getByRole('link', {name: 'Sidebar'})).toHaveAttribute('href', '/docs/intro');
  expect(await preferredVersion(page)).toBeNull();
});

test('a version picked before hydration is saved, once React has hydrated the page', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(`${kitchen}/docs/intro`);
  await page.locator('nav.navbar').getByText('1.0').first().hover();
  const version = page.getByRole('link', {name: '2.0', exact: true});
  await version.click();
  await expect(version).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(page).toHaveURL(`${kitchen}/docs/next/intro`);
  expect(await preferredVersion(page)).toBe('current');
});

test('tab choices are stored for each group under its own key, and kept', async ({page}) => {
  await open(page, `${kitchen}/docs/next/tabs`);
  await page.getByRole('tab', {name: 'Pear'}).first().click();
  await expect(page.getByText('Second pear')).toBeVisible();
  await expect(page.getByText('Hammer text')).toBeVisible();
  await page.getByRole('tab', {name: 'Saw'}).click();
  const stored = await page.evaluate(() => [
    localStorage.getItem('docusaurus.tab.fruit'),
    localStorage.getItem('docusaurus.tab.tool'),
  ]);
  expect(stored).toEqual(['pear', 'saw']);
  await open(page, `${kitchen}/docs/next/tabs`);
  await expect(page.getByText('Pear text')).toBeVisible();
  await expect(page.getByText('Saw text')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('a collapsed sample opens, and is expanded in print', async ({page}) => {
    await page.goto(`${kitchen}/docs/next/code`);
    const code = page.getByText('echo closed');
    await expect(code).toBeHidden();
    await page.emulateMedia({media: 'print'});
    await expect(code).toBeVisible();
    await page.emulateMedia({media: 'screen'});
    await page.getByText('A long sample').click();
    await expect(code).toBeVisible();
  });
});

/** Columns with titles, logo and copyright. */
async function expectFooterColumns(page: Page): Promise<void> {
  await expect(page.locator('.footer__title')).toHaveText(['First', 'Second']);
  await expect(page.locator('.footer').getByAltText('Kitchen logo').first()).toHaveAttribute(
    'width',
    '48',
  );
  await expect(page.locator('.footer')).toContainText('Kitchen copyright');
}

/** One row separated by middle dots. */
async function expectFooterRow(page: Page): Promise<void> {
  await expect(page.locator('.footer__title')).toHaveCount(0);
  await expect(page.locator('.footer__link-separator')).toHaveText('·');
}

test('the system color preference is respected when configured; the footer has columns or one row', async ({
  page,
}) => {
  await page.emulateMedia({colorScheme: 'dark'});
  await open(page, `${kitchen}/plain`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectFooterColumns(page);
  await page.evaluate(() => localStorage.setItem('theme', 'light'));
  await open(page, `${kitchen}/de/plain`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expectFooterRow(page);
  await page.evaluate(() => localStorage.removeItem('theme'));
  await open(page, `${kitchen}/plain`);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('without storage there is one warning and everything works', async ({page, watch}) => {
  watch.expected.push(deniedStorageWarning);
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await denyStorage(page);
  await open(page, `${kitchen}/docs/next/tabs`);
  await page.getByRole('tab', {name: 'Pear'}).first().click();
  await expect(page.getByText('Pear text')).toBeVisible();
  await page.locator('.theme-announcement-bar').getByRole('button').click();
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
  expect(warnings).toHaveLength(1);
});

test('a slow page shows the progress bar after 200 ms, not before', async ({page}) => {
  await page.clock.install({time: 0});
  await open(page, `${kitchen}/`);
  await page.clock.pauseAt(3_600_000);
  const release = await holdScripts(page);
  await page.getByRole('link', {name: 'To the plain page'}).dispatchEvent('click');
  await page.clock.runFor(190);
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(page.locator('#nprogress')).toHaveCount(1);
  release();
  await page.clock.resume();
  await expect(page).toHaveURL(`${kitchen}/plain`);
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

for (const connection of [
  {effectiveType: '2g', saveData: false},
  {effectiveType: '4g', saveData: true},
]) {
  test(`links are not prefetched: ${JSON.stringify(connection)}`, async ({page}) => {
    await page.addInitScript(
      (value) => Object.defineProperty(navigator, 'connection', {value}),
      connection,
    );
    await open(page, `${kitchen}/`);
    await page.getByRole('link', {name: 'To the tabs'}).hover();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(page.locator('link[rel="prefetch"]')).toHaveCount(0);
  });
}

test('links are prefetched on a fast connection', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: false}});
    // In a container without network, navigator.onLine is always false.
    Object.defineProperty(navigator, 'onLine', {get: () => true});
  });
  await open(page, `${kitchen}/`);
  await expect.poll(() => page.locator('link[rel="prefetch"]').count()).toBeGreaterThan(0);
});
