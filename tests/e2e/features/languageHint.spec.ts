import {axeViolations} from '../axe';
import {expect, open, quietNetwork, test, type Page} from '../fixture';
import {deniedStorageWarning, denyStorage} from '../storage';

const hints = [
  {
    browser: 'de-CH',
    path: '/docs/cli',
    other: '/de/docs/cli',
    text: 'Diese Seite auf Deutsch lesen',
    close: 'Close',
  },
  {
    browser: 'en-GB',
    path: '/de/docs/cli',
    other: '/docs/cli',
    text: 'Read this page in English',
    close: 'Schließen',
  },
] as const;

const hintOf = (page: Page) => page.locator('#notice:has(a[lang])');

/** The reader's first interaction; no hint appears before it. */
const interact = (page: Page) => page.mouse.move(200, 300);

/** The hint is loaded after hydration, so it never appears if it is missing once the network is quiet. */
async function expectNoHint(page: Page): Promise<void> {
  await interact(page);
  await quietNetwork(page);
  await expect(hintOf(page)).toHaveCount(0);
}

/** Position of the title, which the hint must not change. */
const layoutOf = (page: Page) =>
  page.evaluate(() => document.querySelector('h1')?.getBoundingClientRect().toJSON() as unknown);

for (const hint of hints) {
  test.describe(`a reader with ${hint.browser} on ${hint.path}`, () => {
    test.use({locale: hint.browser});

    test('gets a link to the other language, and can dismiss the hint', async ({page}) => {
      await open(page, `${hint.path}?a=1#next-steps`);
      const link = page.getByRole('link', {name: hint.text});
      await expect(link).toBeVisible();
      await expect(page).toHaveURL(`${hint.path}?a=1#next-steps`);
      await expect(link).toHaveAttribute('lang', hint.browser.slice(0, 2));
      await expect(link).toHaveAttribute('href', `${hint.other}?a=1#next-steps`);
      expect(await axeViolations(page, {within: '#notice'})).toEqual([]);
      const shown = await layoutOf(page);
      await hintOf(page).getByRole('button', {name: hint.close}).click();
      await expect(hintOf(page)).toHaveCount(0);
      expect(await layoutOf(page)).toEqual(shown);
      const stored = await page.evaluate(() => localStorage.getItem('docs.languageHint'));
      expect(stored).toBe('dismissed');
      await open(page, hint.path);
      await expectNoHint(page);
    });
  });
}

test.describe('a reader with en-GB on a German page', () => {
  test.use({locale: 'en-GB'});

  test('gets a link that follows client-side navigation', async ({page}) => {
    await open(page, '/de/docs/cli');
    await expect(hintOf(page)).toBeVisible();
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).toHaveURL(/\/docs\/testing$/);
    await page.getByRole('link', {name: 'Read this page in English'}).click();
    await expect(page).toHaveURL('/docs/testing');
    await expectNoHint(page);
  });
});

test.describe('a reader with de-CH on an English page', () => {
  test.use({locale: 'de-CH'});

  test('can close it without storage', async ({page, watch}) => {
    watch.expected.push(deniedStorageWarning);
    await denyStorage(page);
    await open(page, '/docs/cli');
    await interact(page);
    await hintOf(page).getByRole('button', {name: 'Close'}).click();
    await expect(hintOf(page)).toHaveCount(0);
  });
});

for (const [locale, paths] of [
  ['en-US', ['/docs/cli']],
  ['fr-FR', ['/docs/cli', '/de/docs/cli']],
] as const) {
  test.describe(`a reader with ${locale}`, () => {
    test.use({locale});
    test(`sees no hint on ${paths.join(' and ')}`, async ({page}) => {
      for (const path of paths) {
        await open(page, path);
        await expectNoHint(page);
      }
    });
  });
}

test.describe('a reader with de-AT', () => {
  test.use({locale: 'de-AT', viewport: {width: 1440, height: 900}});
  test('sees no hint on a German page, nor after choosing English in the menu', async ({page}) => {
    await open(page, '/de/docs/cli');
    await expectNoHint(page);
    await page.locator('nav.navbar').getByRole('button', {name: 'Deutsch'}).hover();
    await page.locator('nav.navbar').getByRole('link', {name: 'English'}).click();
    await expect(page).toHaveURL('/docs/cli');
    await expectNoHint(page);
  });
});
