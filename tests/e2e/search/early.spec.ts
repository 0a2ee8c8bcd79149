import {expect, hydrate, open, quietNetwork, test} from '../fixture';
import {holdScripts} from '../holdScripts';
import {forEachLanguage} from '../languages';
import {field, indexFile, options, searchButton, start} from './box';

forEachLanguage(({locale, base}) => {
  test('the box opens and accepts a query before hydration, which leaves it open', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto(`${base}/docs/quickstart`, {waitUntil: 'commit'});
    await searchButton(page, locale).click();
    await expect(field(page)).toBeFocused();
    const closed = await page.evaluateHandle(() => {
      const times: string[] = [];
      document.querySelector('dialog[open]')?.addEventListener('beforetoggle', (event) => {
        times.push((event as ToggleEvent).newState);
      });
      return times;
    });
    await page.keyboard.type('kubern');
    await page.keyboard.press('ArrowLeft');
    release();
    await expect(options(page).first()).toContainText('Kubernetes');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('r');
    await expect(field(page), 'the caret stays').toHaveValue('kuberrn');
    await field(page).fill('kubernetes');
    await hydrate(page);
    await expect(options(page).first()).toContainText('Kubernetes');
    expect(await closed.jsonValue()).toEqual([]);
    await field(page).press('Escape');
    await expect(searchButton(page, locale)).toBeFocused();
  });
});

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

test('before hydration, Cancel and Escape close at once, and what was typed stays', async ({
  page,
}) => {
  const dialog = page.getByRole('dialog');
  const release = await holdScripts(page);
  await page.goto('/docs/quickstart', {waitUntil: 'commit'});
  await searchButton(page, 'en').click();
  await page.getByRole('button', {name: 'Cancel'}).click();
  await expect(dialog).toBeHidden();
  await searchButton(page, 'en').click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('docker');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  release();
  await hydrate(page);
  await expect(dialog).toBeHidden();
  await expect(searchButton(page, 'en')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('docker');
  await expect(options(page).first()).toContainText('Docker');
});

test('after a change of the layout the field is there before the box is loaded', async ({page}) => {
  await open(page, '/');
  await page.locator('.navbar__link[href="/docs/testing"]').first().click();
  await expect(page.locator('h1')).toHaveText('Testing');
  const release = await holdScripts(page);
  await searchButton(page, 'en').click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('docker');
  release();
  await expect(options(page).first()).toContainText('Docker');
  await expect(field(page)).toHaveValue('docker');
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
