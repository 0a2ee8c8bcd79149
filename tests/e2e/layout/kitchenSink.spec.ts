import {expect, open, test} from '../fixture';
import {holdScripts} from '../holdScripts';
import {deniedStorageWarning, denyStorage} from '../storage';

const kitchen = 'http://127.0.0.1:4174';

test.use({viewport: {width: 1440, height: 800}});

test('the navbar has all nine kinds of items, without a draft', async ({page}) => {
  await page.goto(`${kitchen}/docs/intro`);
  const navbar = page.locator('nav.navbar');
  for (const [name, href] of [
    ['Sidebar', '/docs/intro'],
    ['Tabs doc', '/docs/tabs'],
    ['Latest docs', '/docs/intro'],
  ] as const)
    await expect(navbar.getByRole('link', {name})).toHaveAttribute('href', href);
  await expect(navbar.getByText('Draft doc')).toHaveCount(0);
  await expect(navbar.getByRole('link', {name: 'Plain link'})).toBeVisible();
  await expect(navbar.getByText('Raw html').filter({visible: true})).toBeVisible();
  for (const name of ['Dropdown', '1.0', 'English'])
    await expect(navbar.getByRole('button', {name})).toBeVisible();
});

test('the footer has columns with titles, or one row', async ({page}) => {
  const footer = page.locator('.footer');
  await page.goto(`${kitchen}/plain`);
  await expect(footer.locator('.footer__title')).toHaveText(['First', 'Second']);
  await expect(footer.getByAltText('Kitchen logo').first()).toHaveAttribute('width', '48');
  await expect(footer).toContainText('Kitchen copyright');
  await page.goto(`${kitchen}/de/plain`);
  await expect(footer.locator('.footer__title')).toHaveCount(0);
  await expect(footer.locator('.footer__link-separator')).toHaveText('·');
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

for (const [title, connection] of [
  ['links are not prefetched with 2g', {effectiveType: '2g', saveData: false}],
  ['links are not prefetched with the data saver', {effectiveType: '4g', saveData: true}],
  ['links are prefetched on a fast line', {effectiveType: '4g', saveData: false}],
] as const) {
  test(title, async ({page}) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, 'connection', {value});
      // In a container without network, navigator.onLine is always false.
      Object.defineProperty(navigator, 'onLine', {get: () => true});
    }, connection);
    await open(page, `${kitchen}/`);
    await page.getByRole('link', {name: 'To the tabs'}).hover();
    const prefetched = () => page.locator('link[rel="prefetch"]').count();
    if (title.includes('are prefetched')) return expect.poll(prefetched).toBeGreaterThan(0);
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(await prefetched()).toBe(0);
  });
}
