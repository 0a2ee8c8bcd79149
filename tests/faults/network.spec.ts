import {expect, hydrate, open, test} from '../e2e/fixture';
import {interact, notice, reports} from './faults';
import {article, expectReadable} from './page';

const scripts = '**/assets/js/*.js';

test.use({fetchesAhead: true});

/** The start page has scripts of its own; pages of the documentation share theirs. */
const home = '.navbar a[href="/"]';

test('a chunk that fails to load once: the page reloads and works', async ({page, watch}) => {
  watch.expected.push(...reports);
  await open(page, article);
  let requests = 0;
  await page.route(scripts, async (route) => {
    requests += 1;
    await (requests === 1 ? route.fulfill({status: 404, body: ''}) : route.continue());
  });
  const loaded = page.waitForEvent('load');
  await page.locator(home).first().click();
  await loaded;
  await expect(page).toHaveURL('/');
  await hydrate(page);
  await expect(page.locator('h1')).toBeVisible();
});

test('a chunk that is gone for good: the page stays readable with a notice, and does not reload endlessly', async ({
  page,
  watch,
}) => {
  watch.expected.push(...reports);
  await open(page, article);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(scripts, (route) =>
    /\/(main|runtime~main)\./.test(route.request().url())
      ? route.continue()
      : route.fulfill({status: 404, body: ''}),
  );
  const loaded = page.waitForEvent('load');
  await page.locator(home).first().click();
  await loaded;
  await interact(page);
  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveURL('/');
  await expect(page.locator('h1')).toBeVisible();
  expect(documents).toBe(1);
});

test('2g: the text is readable before any script loads, and nothing is prefetched', async ({
  page,
}) => {
  test.slow();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '2g', saveData: false}});
  });
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 600,
    downloadThroughput: 35_000,
    uploadThroughput: 35_000,
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(scripts, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(article, {waitUntil: 'commit'});
  await expectReadable(page);
  release();
  await hydrate(page);
  await page.locator('article h2').last().scrollIntoViewIfNeeded();
  await expectReadable(page);
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
});
