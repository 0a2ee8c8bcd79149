import {expect, hydrate, localeBase, localeNames, quietNetwork, test, type Page} from '../fixture';
import {field, indexFile, options, saveData, searchButton, start} from './box';

/** Lets a page come without its scripts; the function that is returned lets them through. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.context().route(/\/assets\/js\/.+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

for (const locale of localeNames) {
  test(`the box opens and takes a query before React, ${locale}`, async ({page}) => {
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

test('Enter before React opens the first result once it is known', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto('/docs/quickstart', {waitUntil: 'commit'});
  await searchButton(page, 'en').click();
  await page.keyboard.type('kubernetes');
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(/\/docs\/installation\/install\/kubernetes/);
});

test('the ways out of an early box: Escape at once, Cancel as soon as React is there', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/docs/quickstart', {waitUntil: 'commit'});
  await searchButton(page, 'en').click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await searchButton(page, 'en').click();
  await page.getByRole('button', {name: 'Cancel'}).click();
  release();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('the search of the start page opens the box before React', async ({page}) => {
  const release = await holdScripts(page);
  await page.goto('/', {waitUntil: 'commit'});
  await page.getByRole('main').getByRole('button', {name: 'Search the documentation'}).click();
  await expect(field(page)).toBeFocused();
  release();
  await hydrate(page);
  await field(page).fill('docker');
  await expect(options(page).first()).toBeVisible();
});

for (const [keys, isOff, opens] of [
  ['Control+k', true, true],
  ['/', false, true],
  ['/', true, false],
] as const) {
  test(`${keys} before the bar is live, / ${isOff ? 'off' : 'on'}`, async ({page}) => {
    if (isOff) {
      await page.addInitScript(() => localStorage.setItem('search.slash', 'off'));
    }
    const release = await holdScripts(page);
    await page.goto('/docs/quickstart', {waitUntil: 'commit'});
    await searchButton(page, 'en').waitFor();
    await page.keyboard.press(keys);
    release();
    await hydrate(page);
    await expect(page.getByRole('dialog')).toBeVisible({visible: opens});
  });
}

test('worker and indexes are asked for together with the box', async ({page}) => {
  await saveData(page);
  await start(page, 'en');
  await quietNetwork(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  // Neither waits for a script.
  const release = await holdScripts(page);
  await searchButton(page, 'en').hover();
  await expect.poll(() => requests.filter((path) => indexFile.test(path))).toHaveLength(2);
  release();
  await searchButton(page, 'en').click();
  await field(page).fill('docker');
  await expect(options(page).first()).toBeVisible();
  expect(requests.filter((path) => indexFile.test(path))).toHaveLength(2);
});

test('an index that could not be handed over is fetched by the next search', async ({
  page,
  watch,
}) => {
  watch.expected.push(/search-index/, /ERR_FAILED/);
  let isOut = true;
  await saveData(page);
  await page.context().route(indexFile, (route) => (isOut ? route.abort() : route.continue()));
  await start(page, 'en');
  await searchButton(page, 'en').click();
  await field(page).fill('docker');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText('No results for “docker”');
  isOut = false;
  await field(page).fill('kubernetes');
  await expect(options(page).first()).toContainText('Kubernetes');
});
