import {axeViolations} from '../axe';
import {expect, open, test, type Page} from '../fixture';
import {allRoutes} from '../sitemap';

const widths = [320, 390, 768, 996, 997, 1200, 1440];

test.use({contextOptions: {reducedMotion: 'reduce'}});
test.describe.configure({timeout: 180_000});

/** Changes the colours and waits until they have arrived. */
async function showTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate(async (value) => {
    document.documentElement.setAttribute('data-theme', value);
    await Promise.allSettled(document.getAnimations().map(({finished}) => finished));
  }, theme);
}

/** What readers do on every page; whatever the policy forbids about it fails the test. */
async function openMenuAndSearch(page: Page, words: string): Promise<void> {
  const drawer = page.locator('.navbar-sidebar');
  await page.locator('.navbar__toggle').click();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(words);
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox')).toBeHidden();
}

for (const route of allRoutes()) {
  test(`${route}: clean, one h1, accessible in both themes, no overflow`, async ({page}) => {
    await open(page, route);
    await expect(page.locator('h1')).toHaveCount(1);
    for (const width of widths) {
      await page.setViewportSize({width, height: 900});
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `sideways overflow at ${width} px`).toBeLessThanOrEqual(0);
    }
    for (const width of [1440, 390]) {
      await page.setViewportSize({width, height: 900});
      for (const [theme, rules, words] of [
        ['light', 'all', 'docker'],
        ['dark', 'color', 'api'],
      ] as const) {
        await showTheme(page, theme);
        // Boxes learn that they scroll a moment after the window has changed.
        await expect
          .poll(() => axeViolations(page, {rules}), {message: `${theme} ${width}`, timeout: 60_000})
          .toEqual([]);
        if (width === 390) await openMenuAndSearch(page, words);
      }
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  for (const route of allRoutes()) {
    test(`${route}: text, menu and languages are there`, async ({page}) => {
      await page.goto(route);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('h1')).toBeVisible();
      const other = route.startsWith('/de/') ? route.slice(3) : `/de${route}`;
      await expect(page.locator(`a[href="${other}"]`).first()).toBeAttached();
      if (route.includes('/docs/')) {
        const links = page.locator('.theme-doc-sidebar-menu a');
        expect(await links.count()).toBeGreaterThan(10);
      }
    });
  }
});
