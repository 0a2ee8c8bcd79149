import {
  expect,
  fileTest,
  hydrate,
  localeBase,
  localeNames,
  quietNetwork,
  test,
  type Page,
} from '../fixture';
import {field, indexFile, options, searchButton, start, texts, type} from './box';

/** Whether one of these scripts contains the dialog. */
async function hasDialog(page: Page, requests: readonly string[]): Promise<boolean> {
  const scripts = requests.filter((path) => path.endsWith('.js'));
  const bodies = await Promise.all(
    [...new Set(scripts)].map(async (path) => (await page.request.get(path)).text()),
  );
  return bodies.some((body) => body.includes('docs-search:view'));
}

for (const locale of localeNames) {
  const base = localeBase[locale];

  test(`nothing loads before hover or focus; a slow index is announced; each existing index loads once, ${locale}`, async ({
    page,
  }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.context().route(indexFile, async (route) => {
      await released;
      await route.continue();
    });
    await start(page, locale);
    await quietNetwork(page);
    expect(requests.filter((path) => /search-index/.test(path))).toEqual([]);
    expect(await hasDialog(page, requests)).toBe(false);

    await searchButton(page, locale).hover();
    await type(page, locale, 'docker');
    await expect(field(page)).toHaveAttribute('aria-busy', 'true');
    const status = page.getByRole('dialog').getByRole('status');
    await expect(status).not.toBeEmpty();
    expect((await status.boundingBox())!.width, 'seen, not only heard').toBeGreaterThan(100);
    release();
    await expect(options(page).first()).toBeVisible();
    await expect(field(page)).toHaveAttribute('aria-busy', 'false');
    expect(await hasDialog(page, requests)).toBe(true);
    expect(requests.filter((path) => indexFile.test(path)).sort()).toEqual([
      `${base}/search-index-default.json`,
      `${base}/search-index-docs-default-current.json`,
    ]);
  });

  fileTest(`the index has documents and postings, ${locale}`, async ({request}) => {
    const response = await request.get(`${base}/search-index-docs-default-current.json`);
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
}

// tests/faults/table.spec.ts has indexes that fail in other ways.
test('a missing index counts as empty, without an error', async ({page, watch}) => {
  watch.expected.push(/status 404: .*search-index/, /console error: Failed to load resource.*404/);
  await page.context().route(indexFile, (route) => route.fulfill({status: 404, body: 'not found'}));
  await start(page, 'en');
  await type(page, 'en', 'xqzvwk');
  await expect(page.getByRole('dialog').getByText(texts.en.none).first()).toBeVisible();
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

test('offline it still works, and a result that cannot be loaded shows a message and keeps the page', async ({
  page,
  context,
  watch,
}) => {
  watch.expected.push(/ERR_INTERNET_DISCONNECTED/, /ChunkLoadError/);
  await start(page, 'en');
  await type(page, 'en', 'docker');
  await expect(options(page).first()).toBeVisible();

  await test.step('works offline once it is loaded', async () => {
    const failed: string[] = [];
    page.on('requestfailed', (request) => failed.push(request.url()));
    await context.setOffline(true);
    await field(page).fill('rules');
    await expect(options(page).first()).toContainText('Rules');
    await field(page).fill('kubernetes');
    await expect(options(page).first()).toContainText('Kubernetes');
    // It has tried to load more of the index and whole texts, for better results and excerpts, nothing else.
    expect(failed.filter((url) => !/search-index-[^/]+\/(text-)?\d+\.json$/.test(url))).toEqual([]);
  });

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
