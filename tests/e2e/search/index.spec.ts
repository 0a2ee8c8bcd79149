import {expect, quietNetwork, test, type Page} from '../fixture';
import {forEachLanguage} from '../languages';
import {field, indexFile, options, searchButton, start, texts, type} from './box';

/** Whether one of these scripts contains the dialog. */
async function hasDialog(page: Page, requests: readonly string[]): Promise<boolean> {
  const scripts = requests.filter((path) => path.endsWith('.js'));
  const bodies = await Promise.all(
    [...new Set(scripts)].map(async (path) => (await page.request.get(path)).text()),
  );
  return bodies.some((body) => body.includes('docs-search:view'));
}

forEachLanguage(({locale, base}) => {
  test('nothing loads before hover or focus; a slow index is announced; each existing index loads once', async ({
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
    const status = page.getByRole('dialog').getByRole('status');
    await expect(status).not.toBeEmpty();
    expect((await status.boundingBox())!.width, 'seen, not only heard').toBeGreaterThan(100);
    release();
    await expect(options(page).first()).toBeVisible();
    expect(await hasDialog(page, requests)).toBe(true);
    expect(requests.filter((path) => indexFile.test(path)).sort()).toEqual([
      `${base}/search-index-default.json`,
      `${base}/search-index-docs-default-current.json`,
    ]);
  });
});

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

test('works offline once it is loaded', async ({page, context, watch}) => {
  watch.expected.push(/ERR_INTERNET_DISCONNECTED/);
  await start(page, 'en');
  await type(page, 'en', 'docker');
  await expect(options(page).first()).toBeVisible();
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(request.url()));
  await context.setOffline(true);
  await field(page).fill('rules');
  await expect(options(page).first()).toContainText('Rules');
  await field(page).fill('kubernetes');
  await expect(options(page).first()).toContainText('Kubernetes');
  // It has tried to load whole texts, for better excerpts, nothing else.
  expect(failed.filter((url) => !/search-index-[^/]+\/text-\d+\.json$/.test(url))).toEqual([]);
  await context.setOffline(false);
  await field(page).press('Enter');
  await expect(page).toHaveURL(/installation\/install\/kubernetes/);
});
