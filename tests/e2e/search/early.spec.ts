import {expect, hydrate, localeBase, localeNames, quietNetwork, test} from '../fixture';
import {holdScripts} from '../holdScripts';
import {field, indexFile, options, searchButton, start} from './box';

for (const locale of localeNames) {
  test(`the box opens and accepts a query before hydration, ${locale}`, async ({page}) => {
    const release = await holdScripts(page);
    await page.goto(`${localeBase[locale]}/docs/quickstart`, {waitUntil: 'commit'});
    await searchButton(page, locale).click();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('kubern');
    release();
    await expect(options(page).first()).toContainText('Kubernetes');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('etes');
    await expect(field(page)).toHaveValue('kubernetes');
    await field(page).press('Escape');
    await expect(searchButton(page, locale)).toBeFocused();
  });
}

test('what is typed before hydration is answered before it; Enter opens the result after it', async ({
  page,
}) => {
  // React needs this file to hydrate a page of the documentation.
  const release = await holdScripts(page, 'theme');
  await page.goto('/docs/quickstart', {waitUntil: 'commit'});
  await searchButton(page, 'en').click();
  await page.keyboard.type('kubernetes');
  await expect(options(page).first()).toContainText('Kubernetes');
  await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
  await field(page).press('Enter');
  await expect(page).toHaveURL('/docs/quickstart');
  release();
  await expect(page).toHaveURL(/\/docs\/installation\/install\/kubernetes/);
});

test('hydration leaves a box open that was opened before it', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto('/docs/quickstart', {waitUntil: 'commit'});
  await searchButton(page, 'en').click();
  await expect(field(page)).toBeFocused();
  const closed = await page.evaluateHandle(() => {
    const times: string[] = [];
    document.querySelector('dialog[open]')?.addEventListener('beforetoggle', (event) => {
      times.push((event as ToggleEvent).newState);
    });
    return times;
  });
  await page.keyboard.type('kubernetes');
  release();
  await expect(options(page).first()).toContainText('Kubernetes');
  expect(await closed.jsonValue()).toEqual([]);
});

test('Control K opens the box before hydration, and Enter opens the first result once it is known', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/docs/quickstart', {waitUntil: 'commit'});
  await searchButton(page, 'en').waitFor();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('kubernetes');
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(/\/docs\/installation\/install\/kubernetes/);
});

test('before hydration, Escape and Cancel close at once', async ({page}) => {
  const dialog = page.getByRole('dialog');
  const release = await holdScripts(page);
  await page.goto('/docs/quickstart', {waitUntil: 'commit'});
  await searchButton(page, 'en').waitFor();
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await searchButton(page, 'en').click();
  await page.getByRole('button', {name: 'Cancel'}).click();
  await expect(dialog).toBeHidden();
  release();
  await hydrate(page);
  await expect(dialog).toBeHidden();
});

test('a query typed before hydration is still there when the box was closed in between', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/docs/quickstart', {waitUntil: 'commit'});
  await searchButton(page, 'en').click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('docker');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  release();
  await hydrate(page);
  await expect(searchButton(page, 'en')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('docker');
  await expect(options(page).first()).toContainText('Docker');
});

test('worker and indexes are requested in parallel with the dialog', async ({page}) => {
  await start(page, 'en');
  await quietNetwork(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  // The indexes do not wait for a script.
  const release = await holdScripts(page);
  await searchButton(page, 'en').hover();
  await expect.poll(() => requests.filter((path) => indexFile.test(path))).toHaveLength(2);
  release();
  await searchButton(page, 'en').click();
  await field(page).fill('docker');
  await expect(options(page).first()).toBeVisible();
  expect(requests.filter((path) => indexFile.test(path))).toHaveLength(2);
});

test('an index that the page could not transfer to the worker is fetched by the next search', async ({
  page,
  watch,
}) => {
  watch.expected.push(/search-index/, /ERR_FAILED/);
  let isOut = true;
  await page.context().route(indexFile, (route) => (isOut ? route.abort() : route.continue()));
  await start(page, 'en');
  await searchButton(page, 'en').click();
  await field(page).fill('docker');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(
    // On a machine without a network, browsers say that they are offline.
    /the search could not be loaded\.$/i,
  );
  isOut = false;
  await field(page).fill('kubernetes');
  await expect(options(page).first()).toContainText('Kubernetes');
});

test('a search that could not be loaded is loaded by the click, without an error', async ({
  page,
  watch,
}) => {
  watch.expected.push(/^request failed/, /^console error: Failed to load/);
  let isOut = false;
  await page.route('**/assets/js/*.js', (route) => (isOut ? route.abort() : route.continue()));
  await start(page, 'en');
  const failed = page.waitForEvent('requestfailed');
  isOut = true;
  await searchButton(page, 'en').hover();
  await failed;
  isOut = false;
  await searchButton(page, 'en').click();
  await field(page).fill('docker');
  await expect(options(page).first()).toBeVisible();
});
