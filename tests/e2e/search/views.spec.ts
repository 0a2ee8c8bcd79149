import {expect, open, test, type Page} from '../fixture';
import {field, options, searchButton, start} from './box';

interface View {
  readonly route: string;
  readonly position: number;
}

/** Batches of all `docs-search:view` events so far. */
function batches(page: Page): Promise<View[][]> {
  return page.evaluate(() => (window as unknown as {batches: View[][]}).batches);
}

/** Results are reported in the frame after they are rendered. */
const FRAME_MS = 20;

test('views are dispatched as DOM events: batches of twenty, the rest after 400 ms', async ({
  page,
}) => {
  await start(page, 'en');
  await page.evaluate(() => {
    const found: View[][] = [];
    Object.assign(window, {batches: found});
    document.addEventListener('docs-search:view', (event) =>
      found.push((event as CustomEvent<{views: View[]}>).detail.views),
    );
  });
  await searchButton(page, 'en').click();
  await expect(field(page)).toBeFocused();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  let shown = 0;
  for (const [query, title] of [
    ['docker', 'Docker'],
    ['rule types', 'Rule types'],
    ['verification api', 'Verification API'],
  ] as const) {
    await field(page).fill(query);
    await page.clock.runFor(FRAME_MS);
    await expect(options(page).first()).toContainText(title);
    await expect
      .poll(async () => {
        await page.clock.runFor(FRAME_MS);
        return page.getByRole('listbox').getAttribute('data-answer');
      })
      .toBe(query);
    await page.clock.runFor(FRAME_MS);
    shown += await options(page).count();
  }
  expect(shown).toBeGreaterThan(20);
  // views.test.ts proves the 400 ms; here the clock also runs while waiting for a list.
  await page.clock.runFor(400);
  const [first, ...rest] = await batches(page);
  expect(first).toHaveLength(20);
  expect(rest.flat()).toHaveLength(shown - 20);
  // Neither the query nor anything about the reader.
  expect(first?.[0]).toEqual({route: expect.stringContaining('docker'), position: 1});
});

test('views are sent by beacon to the configured endpoint', async ({page}) => {
  const sent: string[] = [];
  await page.context().route('**/search-views', async (route) => {
    sent.push(`${route.request().method()} ${route.request().postData()}`);
    await route.fulfill({status: 204});
  });
  await open(page, 'http://127.0.0.1:4174/docs/next/tabs');
  await searchButton(page, 'en').click();
  await field(page).fill('tabs');
  await expect(options(page).first()).toContainText('Tabs');
  await expect.poll(() => sent.length).toBe(1);
  const [method = '', body = ''] = sent[0]?.split(/ (.*)/s) ?? [];
  expect(method).toBe('POST');
  const {views} = JSON.parse(body) as {views: View[]};
  expect(views).toHaveLength(await options(page).count());
  expect(views[0]).toEqual({route: expect.stringContaining('/docs/next/tabs'), position: 1});
});
