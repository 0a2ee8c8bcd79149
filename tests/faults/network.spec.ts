import {expect, hydrate, open, quietNetwork, saveData, test} from '../e2e/fixture';
import {article, expectReadable, otherArticle} from './page';

const scripts = '**/assets/js/*.js';
const failures = /ERR_FAILED|ERR_INTERNET_DISCONNECTED|ChunkLoadError|Loading (CSS )?chunk/i;
const link = `article a[href="${otherArticle}"], .theme-doc-sidebar-menu a[href="${otherArticle}"]`;

test.use({fetchesAhead: true});

test('chunk missing once: the page reloads and works', async ({page, watch}) => {
  watch.expected.push(failures, /status 404/, /status of 404/);
  await open(page, article);
  let answered = 0;
  await page.route(scripts, async (route) => {
    answered += 1;
    await (answered === 1 ? route.fulfill({status: 404, body: ''}) : route.continue());
  });
  await page.locator(link).first().dispatchEvent('click');
  await expect(page).toHaveURL(otherArticle);
  await hydrate(page);
  await expectReadable(page);
});

test('chunk missing permanently: the article is readable, without an endless reload', async ({
  page,
  watch,
}) => {
  watch.expected.push(failures, /status 404/, /status of 404/);
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
  await page.locator(link).first().dispatchEvent('click');
  await expect(page).toHaveURL(otherArticle);
  await quietNetwork(page);
  await expectReadable(page);
  expect(documents).toBeLessThanOrEqual(1);
});

test('truncated main script: the article is readable, links work', async ({page, watch}) => {
  watch.expected.push(/page error/);
  await page.route('**/assets/js/main.*.js', async (route) => {
    const answer = await route.fetch();
    const text = await answer.text();
    await route.fulfill({response: answer, body: text.slice(0, text.length / 2)});
  });
  await page.goto(article);
  await quietNetwork(page);
  await expectReadable(page);
  await page.locator('.theme-doc-sidebar-menu a[href="/docs/quickstart"]').click();
  await expect(page).toHaveURL('/docs/quickstart');
  // The new page may still be fetching its script.
  await page.unrouteAll({behavior: 'wait'});
});

for (const [base, words] of [
  ['', 'You are offline.'],
  ['/de', 'Sie sind offline.'],
] as const) {
  test(`offline during a visit${base}: the article stays, and links work when the network is back`, async ({
    page,
    context,
    watch,
  }) => {
    watch.expected.push(failures);
    const far = `${base}/docs/translating`;
    // In a container without network navigator.onLine is always false, so the test sets it.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'onLine', {get: () => !('isCut' in window)});
    });
    // No other page is loaded yet.
    await saveData(page);
    await open(page, `${base}${article}`);
    await quietNetwork(page);
    await context.setOffline(true);
    await page.evaluate(() => Object.assign(window, {isCut: true}));
    await page.route(scripts, (route) => route.abort('internetdisconnected'));
    const link = page.locator(`a[href="${far}"]`).last();
    await link.dispatchEvent('click');
    await expect(page.locator('#offline-notice')).toContainText(words);
    await expect(page).toHaveURL(`${base}${article}`);
    await expectReadable(page);
    await page.unroute(scripts);
    await context.setOffline(false);
    await link.dispatchEvent('click');
    await expect(page).toHaveURL(far);
    await hydrate(page);
    await expect(page.locator('#offline-notice')).toHaveCount(0);
    await expect(page.locator('article h1')).toBeVisible();
  });
}

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
