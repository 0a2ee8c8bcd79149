import type {Browser} from '@playwright/test';
import {expect, open, test, type Page} from '../fixture';
import {deniedStorageWarning, denyStorage} from '../storage';

const hints = {
  en: {
    path: '/docs/cli',
    other: '/de/docs/cli',
    text: 'Diese Seite auf Deutsch lesen',
    close: 'Schließen',
  },
  de: {path: '/de/docs/cli', other: '/docs/cli', text: 'Read this page in English', close: 'Close'},
} as const;

async function reader(
  browser: Browser,
  baseURL: string | undefined,
  locale: string,
): Promise<Page> {
  return (await browser.newContext({baseURL, locale})).newPage();
}

/** The hint comes when the browser is idle after loading; without it nothing would be there to wait for. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
}

for (const [locale, hint] of Object.entries(hints)) {
  const wanted = locale === 'en' ? 'de-CH' : 'en-GB';

  test(`${locale}: a reader of the other language finds it, and can close the hint for good`, async ({
    browser,
    baseURL,
  }) => {
    const page = await reader(browser, baseURL, wanted);
    await open(page, `${hint.path}?a=1#next-steps`);
    const link = page.getByRole('link', {name: hint.text});
    await expect(link).toBeVisible();
    await expect(page).toHaveURL(`${hint.path}?a=1#next-steps`);
    await expect(page.locator('aside[lang]')).toHaveAttribute('lang', wanted.slice(0, 2));
    await link.focus();
    await expect(link).toHaveAttribute('href', `${hint.other}?a=1#next-steps`);
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              if (
                (entry as unknown as {sources: {node?: Node}[]}).sources.some(({node}) =>
                  document.querySelector('main')?.contains(node ?? null),
                )
              )
                sum += (entry as unknown as {value: number}).value;
          }).observe({type: 'layout-shift', buffered: true});
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)));
        }),
    );
    expect(shift).toBe(0);
    await page.getByRole('button', {name: hint.close, exact: true}).click();
    await expect(link).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('docs.languageHint'))).toBe('dismissed');
    await open(page, hint.path);
    await settle(page);
    await expect(link).toHaveCount(0);
    await page.context().close();
  });

  test(`${locale}: the hint follows the reader and leads to the same place`, async ({
    browser,
    baseURL,
  }) => {
    const page = await reader(browser, baseURL, wanted);
    await open(page, hint.path);
    await expect(page.getByRole('link', {name: hint.text})).toBeVisible();
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).toHaveURL(/\/docs\/testing$/);
    await page.getByRole('link', {name: hint.text}).click();
    await expect(page).toHaveURL(hint.other.replace('cli', 'testing'));
    await settle(page);
    await expect(page.locator('aside[lang]')).toHaveCount(0);
    await page.context().close();
  });

  test(`${locale}: no hint in the reader's own language, nor for a third one`, async ({
    browser,
    baseURL,
  }) => {
    for (const own of [locale, 'fr-FR']) {
      const page = await reader(browser, baseURL, own);
      await open(page, hint.path);
      await settle(page);
      await expect(page.locator('aside[lang]')).toHaveCount(0);
      await page.context().close();
    }
  });
}

test('a language chosen in the menu is a decision', async ({browser, baseURL}) => {
  const page = await reader(browser, baseURL, 'de-DE');
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, '/de/docs/cli');
  await page.locator('nav.navbar').getByRole('button', {name: 'Deutsch'}).hover();
  await page.locator('nav.navbar').getByRole('link', {name: 'English'}).click();
  await expect(page).toHaveURL('/docs/cli');
  await settle(page);
  await expect(page.locator('aside[lang]')).toHaveCount(0);
  await page.context().close();
});

test.describe('with storage denied', () => {
  test.use({locale: 'de-DE'});
  test('the hint is shown and can be closed', async ({page, watch}) => {
    watch.expected.push(deniedStorageWarning);
    await denyStorage(page);
    await open(page, '/docs/cli');
    await page.getByRole('button', {name: 'Schließen', exact: true}).click();
    await expect(page.locator('aside[lang]')).toHaveCount(0);
  });
});
