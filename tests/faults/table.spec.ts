/**
 * The table of faults: each kind of file that a reader's action needs, failing in each way. The article
 * stays, the reader is told, one click recovers, and no file is requested more than five times.
 */
import {expect, hydrate, open, test, type Page} from '../e2e/fixture';
import {
  faultNames,
  Faulty,
  goOffline,
  goOnline,
  interact,
  notice,
  reports,
  startOnline,
} from './faults';
import {article, expectReadable} from './page';

const scripts = /\/assets\/js\/.+\.js$/;
const retryName = /^(Try again|Noch einmal versuchen)$/;

const retry = (page: Page) => notice(page).getByRole('button', {name: retryName});

/** Loads the page again. Waits for it, because the page before would take the next interaction. */
async function reload(page: Page): Promise<void> {
  const loaded = page.waitForEvent('load');
  await retry(page).click();
  await loaded;
}

test.beforeEach(({watch}) => void watch.expected.push(...reports));

/** Fails in each way in turn; `act` is the reader's action or the retry, `told` what must appear. */
async function walk(
  page: Page,
  faulty: Faulty,
  steps: {act(isFirst: boolean): Promise<void>; told(): Promise<void>},
): Promise<void> {
  for (const [index, fault] of faultNames.entries()) {
    await test.step(fault, async () => {
      faulty.begin(fault);
      // The notice of the fault before has the same words.
      await notice(page).evaluateAll(([old]) => old?.setAttribute('data-old', ''));
      await steps.act(index === 0);
      await expect(page.locator('[data-old]')).toHaveCount(0);
      await steps.told();
      await expectReadable(page);
      faulty.expectFewRequests();
    });
  }
  faulty.end();
}

test('first interaction: scripts', async ({page, context}) => {
  const faulty = await Faulty.install(context, scripts);
  await page.clock.install();
  await page.goto(`/de${article}`);
  await walk(page, faulty, {
    async act(isFirst) {
      if (!isFirst) await reload(page);
      await page.mouse.move(2, 2);
    },
    async told() {
      // A pointer that goes on moving must not cause requests; the clock skips the pauses between tries.
      await expect(async () => {
        for (let x = 3; x < 20; x += 1) await page.mouse.move(x, x);
        await page.clock.fastForward(5000);
        await expect(notice(page)).toContainText('Einige Funktionen dieser Seite', {timeout: 200});
      }).toPass();
    },
  });
  await reload(page);
  await expect(notice(page)).toHaveCount(0);
  await hydrate(page);
});

test('first interaction: scripts that the client needs to start', async ({page, context}) => {
  const faulty = await Faulty.install(context, /\/assets\/js\/(?!main|runtime).+\.js$/);
  await page.goto(article);
  faulty.begin('answers 500');
  await interact(page);
  await expect(notice(page)).toContainText('Some functions of this page');
  await expectReadable(page);
  faulty.expectFewRequests();
  const menu = page.getByRole('button', {name: /^Search$/});
  await expect(menu).not.toHaveAttribute('aria-busy', 'true');
  faulty.end();
  await reload(page);
  await expect(notice(page)).toHaveCount(0);
  await hydrate(page);
});

test('search: its code', async ({page, context}) => {
  await startOnline(page);
  await open(page, article);
  const faulty = await Faulty.install(context, scripts);
  const box = page.getByRole('dialog');
  await walk(page, faulty, {
    act: (isFirst) =>
      isFirst
        ? page.getByRole('button', {name: 'Search', exact: true}).click()
        : box.getByRole('button', {name: retryName}).click(),
    told: () => expect(box).toContainText('The search could not be loaded.'),
  });
  await box.getByRole('button', {name: retryName}).click();
  await page.getByRole('combobox').fill('docker');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(box).not.toContainText('could not be loaded');
});

test('search: its index', async ({page, context}) => {
  await startOnline(page);
  const faulty = await Faulty.install(context, /search-index-[^/]+\.json$/);
  // Without an index there is nothing to find, which is no fault; tests/e2e/search has that.
  const failing = faultNames.filter((name) => name !== 'answers 404');
  await open(page, `/de${article}`);
  const box = page.getByRole('dialog');
  const again = box.getByRole('button', {name: retryName});
  for (const [index, fault] of failing.entries()) {
    await test.step(fault, async () => {
      faulty.begin(fault);
      if (index === 0) {
        await page.getByRole('button', {name: 'Suchen', exact: true}).click();
        await page.getByRole('combobox').fill('docker');
      } else await again.click();
      await expect(box.getByRole('status')).toHaveText('Die Suche konnte nicht geladen werden.');
      await expect(again).toBeVisible();
      await expectReadable(page);
      faulty.expectFewRequests();
    });
  }
  faulty.end();
  await again.click();
  await expect(page.getByRole('option').first()).toBeVisible();
});

for (const [base, words] of [
  [
    '',
    {
      search: 'Search',
      offline: 'You are offline, so the search could not be loaded.',
      none: 'No results for “xqzvwk”',
    },
  ],
  [
    '/de',
    {
      search: 'Suchen',
      offline: 'Sie sind offline, deshalb konnte die Suche nicht geladen werden.',
      none: 'Keine Ergebnisse für „xqzvwk“',
    },
  ],
] as const) {
  test(`search${base}: offline`, async ({page}) => {
    await startOnline(page);
    await open(page, `${base}${article}`);
    const box = page.getByRole('dialog');
    await page.getByRole('button', {name: words.search, exact: true}).click();
    await page.getByRole('combobox').fill('docker');
    await expect(page.getByRole('option').first()).toBeVisible();
    await goOffline(page);
    // It may be in parts of the index that have not been loaded.
    await page.getByRole('combobox').fill('xqzvwk');
    await expect(box.getByRole('status')).toHaveText(words.offline);
    await expect(box.getByText(words.offline)).toHaveCount(2);
    await expectReadable(page);
    await goOnline(page);
    await box.getByRole('button', {name: retryName}).click();
    await expect(box.getByRole('status')).toHaveText(words.none);
  });
}

test('search: an index of the wrong shape, which is not kept', async ({page, context}) => {
  let body: string | undefined =
    '{"documents": [null], "index": {"version": 3, "terms": "", "postings": ""}}';
  await context.route(/search-index-[^/]+\.json$/, (route) =>
    body ? route.fulfill({contentType: 'application/json', body}) : route.continue(),
  );
  await open(page, article);
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await page.getByRole('combobox').fill('docker');
  const again = page.getByRole('dialog').getByRole('button', {name: retryName});
  await expect(again).toBeVisible();
  body = undefined;
  await again.click();
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('lab', async ({page, context}) => {
  await open(page, '/docs/api/signing');
  const lab = page.locator('[data-lab]');
  const faulty = await Faulty.install(context, scripts);
  await walk(page, faulty, {
    act: (isFirst) =>
      isFirst ? lab.evaluate((element) => element.scrollIntoView()) : retry(page).click(),
    told: () => expect(notice(page)).toContainText('An interactive part of this page could not'),
  });
  await retry(page).click();
  await expect(lab.getByRole('textbox').first()).toBeVisible();
});

for (const [base, words] of [
  ['', {failed: 'The page could not be loaded', offline: 'You are offline.'}],
  ['/de', {failed: 'Die Seite konnte nicht geladen werden', offline: 'Sie sind offline.'}],
] as const) {
  test(`navigation${base}: the HTML of the next page`, async ({page, context}) => {
    const target = `${base}/docs/translating`;
    await startOnline(page);
    const faulty = await Faulty.install(context, /\/docs\/translating$/);
    await open(page, `${base}${article}`);
    const link = page.locator(`a[href="${target}"]`).last();
    await walk(page, faulty, {
      act: (isFirst) =>
        isFirst
          ? link.dispatchEvent('click')
          : notice(page).getByRole('link', {name: retryName}).click(),
      async told() {
        await expect(notice(page)).toContainText(words.failed);
        await expect(page).toHaveURL(`${base}${article}`);
      },
    });
    await test.step('offline', async () => {
      await goOffline(page);
      await link.dispatchEvent('click');
      await expect(notice(page)).toContainText(words.offline);
      await expectReadable(page);
      await goOnline(page);
    });
    // Back online, the notice goes by itself.
    await expect(notice(page)).toHaveCount(0);
    await link.dispatchEvent('click');
    await expect(page).toHaveURL(target);
    await expect(page.locator('article h1')).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
  });
}

test('navigation: back to a page that has not been loaded since a reload', async ({
  page,
  context,
}) => {
  const target = '/docs/translating';
  await startOnline(page);
  await open(page, article);
  await page.locator(`a[href="${target}"]`).last().dispatchEvent('click');
  await expect(page).toHaveURL(target);
  await expect(page.locator('article h1')).toHaveText('Translating');
  await page.reload();
  await hydrate(page);
  await page.evaluate(() => window.scrollTo(0, 400));
  const faulty = await Faulty.install(context, new RegExp(`${article}$`));
  const back = () => page.evaluate(() => history.back());
  await walk(page, faulty, {
    act: back,
    async told() {
      await expect(notice(page)).toContainText('The page could not be loaded');
      await expect(page).toHaveURL(target);
      await expect(page.locator('article h1')).toHaveText('Translating');
      expect(await page.evaluate(() => scrollY)).toBe(400);
    },
  });
  await test.step('offline', async () => {
    await goOffline(page);
    await back();
    await expect(notice(page)).toContainText('You are offline.');
    await expectReadable(page);
    await goOnline(page);
  });
  await back();
  await expect(page).toHaveURL(article);
  await expect(page.locator('article h1')).not.toHaveText('Translating');
  await expect(notice(page)).toHaveCount(0);
  await page.evaluate(() => history.forward());
  await expect(page).toHaveURL(target);
  await expect(page.locator('article h1')).toHaveText('Translating');
});

/** What loads its code with the first use: how it is used, and what then appears. */
const tools = {
  'your values': (page: Page) => page.locator('[data-tool=values]').first(),
  picture: (page: Page) => page.locator('[data-tool=screen]').first(),
  'copy as Markdown': (page: Page) => page.locator('[data-tool=copyMarkdown]').first(),
} as const;

test('tools: their code', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/docs/integration/custom');
  const faulty = await Faulty.install(context, scripts);
  for (const [name, control] of Object.entries(tools)) {
    await test.step(name, async () => {
      await walk(page, faulty, {
        act: (isFirst) => (isFirst ? control(page).dispatchEvent('click') : retry(page).click()),
        told: () => expect(notice(page)).toContainText('This function could not be loaded.'),
      });
      await retry(page).click();
      const shown =
        name === 'copy as Markdown' ? '[data-said=Copied]' : 'dialog[open]:not(#search-box)';
      await expect(page.locator(shown)).toBeAttached();
      await page.keyboard.press('Escape');
    });
  }
});

test('report: its code fails, and its link works', async ({page, context}) => {
  await open(page, article);
  const faulty = await Faulty.install(context, scripts);
  faulty.begin('answers 500');
  const report = page.locator('footer [data-tool=report], [data-tool=report]').last();
  await report.click();
  await expect(notice(page)).toContainText('This function could not be loaded.');
  await expect(notice(page).getByRole('link', {name: 'Report a problem'})).toHaveAttribute(
    'href',
    (await report.getAttribute('href')) ?? '',
  );
  await expectReadable(page);
});

test('slow files: nothing is said, and everything works when they arrive', async ({
  page,
  context,
}) => {
  const faulty = await Faulty.install(context, /\/assets\/js\/|\/docs\/translating$/);
  faulty.hold();
  await page.goto(article);
  await interact(page);
  await expectReadable(page);
  faulty.end();
  await hydrate(page);
  faulty.hold();
  await page.locator('a[href="/docs/translating"]').last().dispatchEvent('click');
  await expect(page.locator('#nprogress')).toBeAttached();
  await expectReadable(page);
  await expect(notice(page)).toHaveCount(0);
  faulty.end();
  await expect(page).toHaveURL('/docs/translating');
  await expect(page.locator('#nprogress')).toHaveCount(0);
});

test('the notice can be dismissed, and is as wide as the window at most', async ({
  page,
  context,
}) => {
  await page.setViewportSize({width: 320, height: 600});
  const faulty = await Faulty.install(context, /\/docs\/translating$/);
  await open(page, `/de${article}`);
  faulty.begin('answers 500');
  await page.locator('a[href="/de/docs/translating"]').last().dispatchEvent('click');
  await expect(notice(page)).toHaveAttribute('role', 'status');
  const [box, overflow] = await Promise.all([
    notice(page).boundingBox(),
    page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
  ]);
  expect(overflow).toBeLessThanOrEqual(0);
  expect(box!.x).toBeGreaterThanOrEqual(0);
  expect(box!.x + box!.width).toBeLessThanOrEqual(320);
  await notice(page).getByRole('button', {name: 'Schließen'}).click();
  await expect(notice(page)).toHaveCount(0);
});
