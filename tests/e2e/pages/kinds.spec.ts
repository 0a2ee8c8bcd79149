import {axeViolations} from '../axe';
import {expect, localeBase, localeNames, open, test, type Page} from '../fixture';
import {forEachLanguage} from '../languages';

/** One page of each kind, because navbar, menus, search and colors are the same on all pages of a kind. */
const kinds = ['/', '/docs/category/about', '/docs/cli', '/docs/usage/rules'];
/** Queries, by the theme in which they are typed. */
const searched = {light: 'kubernetes', dark: 'docker'};

async function show(page: Page, theme: string): Promise<void> {
  await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
}

forEachLanguage(({base, locale}) => {
  const [first, second] = locale === 'en' ? ['light', 'dark'] : ['dark', 'light'];

  for (const kind of kinds) {
    test(`${kind}: texts have enough contrast in both modes`, async ({page}) => {
      await page.setViewportSize({width: 1440, height: 900});
      await page.emulateMedia({reducedMotion: 'reduce'});
      await open(page, base + kind);
      for (const [theme, width] of [
        [first, 1440],
        [second, 390],
      ] as const) {
        await page.setViewportSize({width, height: 900});
        await show(page, theme!);
        expect(await axeViolations(page), `${theme}, ${width} px`).toEqual([]);
      }
    });

    test(`${kind}: menu and search open on a phone in both modes`, async ({page}) => {
      await page.setViewportSize({width: 390, height: 900});
      await open(page, base + kind);
      const drawer = page.locator('[data-drawer]:popover-open');
      const field = page.getByRole('combobox').and(page.locator('input'));
      for (const [theme, words] of Object.entries(searched)) {
        await show(page, theme);
        await page.locator('.navbar__toggle').filter({visible: true}).click();
        await expect(drawer).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(drawer).toBeHidden();
        await page.keyboard.press('Control+k');
        await field.fill(words);
        await expect(page.getByRole('option').first()).toHaveAttribute('href', new RegExp(words));
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});
  test('pages of all kinds: title, menu and language are shown', async ({page}) => {
    for (const locale of localeNames)
      for (const kind of kinds) {
        await page.goto(localeBase[locale] + kind);
        const other = localeBase[locale === 'en' ? 'de' : 'en'] + kind;
        await expect(page.locator('h1')).toBeVisible();
        await expect(page.locator(`a[href="${other}"]`).first()).toBeVisible();
        if (kind.includes('/docs/'))
          await expect(page.locator('.theme-doc-sidebar-menu a').first()).toBeVisible();
      }
  });
});
