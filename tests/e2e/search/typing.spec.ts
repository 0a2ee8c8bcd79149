import {expect, nextFrames, quietNetwork, test} from '../fixture';
import {forEachLanguage} from '../languages';
import {field, options, searchButton, start} from './box';

const queries = {
  en: ['reverse proxy client ip', 'rule package checksum', 'two factor authentication'],
  de: ['reverse proxy client ip', 'regelpaket prüfsumme', 'zwei faktor authentifizierung'],
} as const;

forEachLanguage(({locale}) => {
  test('after fast typing the results are those of the last key', async ({page}) => {
    await start(page, locale);
    await searchButton(page, locale).click();
    await field(page).fill('docker');
    await expect(options(page).first()).toBeVisible();
    for (const query of queries[locale]) {
      await field(page).fill('');
      // Types from within the page, because Playwright types slower than a fast typist.
      await field(page).evaluate(async (element, text) => {
        const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        for (let length = 1; length <= text.length; length += 1) {
          setValue?.call(element, text.slice(0, length));
          element.dispatchEvent(new Event('input', {bubbles: true}));
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      }, query);
      await expect(page.getByRole('listbox')).toHaveAttribute('data-answer', query);
    }
  });
});

test('popular pages in the empty box; better excerpts leave the selection where the reader has moved it', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.context().route(/search-index-[^/]+\/.+\.json$/, async (route) => {
    await released;
    await route.continue();
  });
  await start(page, 'en');
  await searchButton(page, 'en').click();
  const dialog = page.getByRole('dialog');

  await test.step('the empty box offers popular pages, and keyboard hints have a border', async () => {
    await expect(dialog.getByRole('link')).toHaveCount(6);
    await expect(dialog.locator('kbd').first()).toHaveCSS('border-top-width', '1px');
  });

  await field(page).fill('rules');
  await expect(options(page).first()).toBeVisible();
  await field(page).press('ArrowDown');
  const hrefs = () =>
    options(page).evaluateAll((all) => all.map((one) => one.getAttribute('href')));
  const before = await hrefs();
  release();
  await quietNetwork(page);
  await nextFrames(page);
  expect(await hrefs()).toEqual(before);
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');

  await field(page).fill('mosparo:cleanup-database');
  await expect(options(page).first()).toContainText('Command:');
});
