import {expect, hydrate, localeBase, localeNames, quietNetwork, test, type Page} from '../fixture';
import {field, indexFile, options, searchButton, start, texts, type} from './box';

/** Runs timers of 1 to 10 seconds immediately; longer ones are time-outs of requests and stay. */
async function skipDelays(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    window.setTimeout = ((act: () => void, time = 0) =>
      wait(act, time >= 1000 && time < 10_000 ? 0 : time)) as typeof setTimeout;
  });
}

for (const locale of localeNames) {
  test.describe(`search index, ${locale}`, () => {
    test('with the data saver nothing loads before hover or focus; then each existing index once', async ({
      page,
    }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      /** Whether a requested script contains the dialog. */
      const hasDialog = async () => {
        const scripts = requests.filter((path) => path.endsWith('.js'));
        const bodies = await Promise.all(
          [...new Set(scripts)].map(async (path) => (await page.request.get(path)).text()),
        );
        return bodies.some((body) => body.includes('docs-search:view'));
      };
      await skipDelays(page);
      await start(page, locale);
      await quietNetwork(page);
      expect(requests.filter((path) => /search-index/.test(path))).toEqual([]);
      expect(await hasDialog()).toBe(false);
      await searchButton(page, locale).hover();
      await type(page, locale, 'docker');
      await expect(options(page).first()).toBeVisible();
      expect(await hasDialog()).toBe(true);
      const base = localeBase[locale];
      expect(requests.filter((path) => indexFile.test(path)).sort()).toEqual([
        `${base}/search-index-default.json`,
        `${base}/search-index-docs-default-current.json`,
      ]);
    });

    test.describe('on a fast connection', () => {
      test.use({fetchesAhead: true});
      test('it is preloaded', async ({page}) => {
        const requests: string[] = [];
        page.on('request', (request) => requests.push(new URL(request.url()).pathname));
        await skipDelays(page);
        await start(page, locale);
        await expect.poll(() => requests.filter((path) => indexFile.test(path))).toHaveLength(2);
      });
    });

    test('has documents and a prebuilt index', async ({request}) => {
      const response = await request.get(
        `${localeBase[locale]}/search-index-docs-default-current.json`,
      );
      const {documents, index} = (await response.json()) as {
        documents: Record<string, unknown>[];
        index: object;
      };
      expect(Object.keys(documents[0] ?? {}).sort()).toEqual([
        'content',
        'id',
        'pageTitle',
        'sectionRoute',
        'sectionTitle',
        'sidebarParentCategories',
        'tags',
        'title',
        'type',
      ]);
      expect(index).toHaveProperty('postings');
      const routes = documents.map(({sectionRoute}) => String(sectionRoute));
      expect(new Set(routes).size).toBe(routes.length);
      expect(routes.some((route) => route.includes('/category/'))).toBe(false);
    });

    test('a slow index is announced, and gives results when it arrives', async ({page}) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.context().route(indexFile, async (route) => {
        await released;
        await route.continue();
      });
      await start(page, locale);
      await type(page, locale, 'docker');
      await expect(field(page)).toHaveAttribute('aria-busy', 'true');
      await expect(page.getByRole('dialog').getByRole('status')).not.toBeEmpty();
      release();
      await expect(options(page).first()).toBeVisible();
      await expect(field(page)).toHaveAttribute('aria-busy', 'false');
    });

    for (const [name, answer] of [
      ['missing', {status: 404, body: 'not found'}],
      ['failing', {status: 500, body: ''}],
      ['broken', {status: 200, body: '{"documents": ['}],
    ] as const) {
      test(`a ${name} index counts as empty, without an error`, async ({page, watch}) => {
        watch.expected.push(
          /status (404|500): .*search-index/,
          /console error: Failed to load resource.*(404|500)/,
        );
        await page.context().route(indexFile, (route) => route.fulfill(answer));
        await start(page, locale);
        await type(page, locale, 'xqzvwk');
        await expect(page.getByRole('dialog').getByText(texts[locale].none).first()).toBeVisible();
      });
    }
  });
}

test('an unreachable index counts as empty, without an error', async ({page, watch}) => {
  watch.expected.push(/search-index/, /ERR_FAILED/);
  await page.context().route(indexFile, (route) => route.abort());
  await start(page, 'en');
  await type(page, 'en', 'docker');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('No results for “docker”');
});

test('works without a worker', async ({page}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'Worker', {
      value: class {
        constructor() {
          throw new Error('no workers here');
        }
      },
    });
  });
  await start(page, 'de');
  await type(page, 'de', 'docker');
  await expect(options(page).first()).toBeVisible();
});

test('works offline once it is loaded', async ({page, context, watch}) => {
  // Requests for whole texts, which give longer excerpts, may be aborted.
  watch.expected.push(/text-\d+\.json.*ERR_INTERNET_DISCONNECTED/);
  await start(page, 'en');
  await type(page, 'en', 'docker');
  await expect(options(page).first()).toBeVisible();
  await context.setOffline(true);
  await field(page).fill('rules');
  await expect(options(page).first()).toContainText('Rules');
});

test('offline, a result that cannot be loaded shows a message and keeps the page', async ({
  page,
  context,
  watch,
}) => {
  watch.expected.push(/ERR_INTERNET_DISCONNECTED/, /ChunkLoadError/);
  await start(page, 'en');
  await type(page, 'en', 'kubernetes');
  await expect(options(page).first()).toContainText('Kubernetes');
  await context.setOffline(true);
  await field(page).press('Enter');
  await expect(page.getByRole('dialog').getByText('You are offline.')).toBeVisible();
  await expect(page).toHaveURL('/docs/quickstart');
  await context.setOffline(false);
  await field(page).press('Enter');
  await expect(page).toHaveURL(/installation\/install\/kubernetes/);
  // After the failed request the page is loaded as a new document.
  await expect(page.locator('h1')).toContainText('Kubernetes');
  await hydrate(page);
});

test('works under a strict content security policy', async ({page}) => {
  const violations: string[] = [];
  await page.context().route(/\/docs\/quickstart$/, async (route) => {
    const response = await route.fetch();
    const csp =
      "default-src 'none'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; font-src 'self'";
    await route.fulfill({
      response,
      headers: {...response.headers(), 'content-security-policy': csp},
    });
  });
  page.on(
    'console',
    (message) => /Content Security Policy/.test(message.text()) && violations.push(message.text()),
  );
  await start(page, 'en');
  await type(page, 'en', 'docker');
  await expect(options(page).first()).toBeVisible();
  expect(violations).toEqual([]);
});
