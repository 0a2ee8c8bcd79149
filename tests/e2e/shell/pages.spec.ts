import {axeViolations, type AxeScope} from '../axe';
import {expect, localeBase, localeNames, open, test as base, type Page} from '../fixture';
import {allRoutes} from '../sitemap';

const widths = [320, 390, 768, 996, 997, 1200, 1440];
/** Where axe looks at the page: phone and desktop. */
const judged = [390, 1440];

/** One tab for all pages: starting a browser context takes longer than loading a page. */
const test = base.extend<object, {tab: Page}>({
  tab: [
    async ({browser}, provide) => {
      const context = await browser.newContext({
        baseURL: 'http://127.0.0.1:4173',
        reducedMotion: 'reduce',
      });
      await provide(await context.newPage());
      await context.close();
    },
    {scope: 'worker'},
  ],
  page: async ({tab}, provide) => {
    await provide(tab);
    tab.removeAllListeners();
  },
});

async function resize(page: Page, width: number): Promise<void> {
  await page.setViewportSize({width, height: 900});
}

/** Changes the colours at once: fading from one to the other takes longer than judging them. */
async function showTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((value) => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after { transition: none !important }');
    document.adoptedStyleSheets = [still];
    document.documentElement.setAttribute('data-theme', value);
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

/** Turns highlighted code into plain text: its pieces differ in nothing but colours. */
async function dropHighlighting(page: Page, code: string): Promise<void> {
  await page.evaluate((selector) => {
    document.querySelectorAll(`${selector} span[class]`).forEach((piece) => {
      if (piece.attributes.length === 1) piece.replaceWith(...Array.from(piece.childNodes));
    });
    document.querySelectorAll(selector).forEach((element) => element.normalize());
  }, code);
}

async function expectNoViolations(page: Page, rules: AxeScope['rules'], when: string) {
  // Boxes learn that they scroll a moment after the window has changed.
  await expect
    .poll(() => axeViolations(page, {rules}), {message: `${rules} ${when}`, timeout: 60_000})
    .toEqual([]);
}

for (const route of allRoutes()) {
  test(`${route}: clean, one h1, accessible in both themes, no overflow`, async ({page}) => {
    test.setTimeout(180_000);
    await open(page, route);
    await expect(page.locator('h1')).toHaveCount(1);
    // Nobody sees the colours of code in a closed tab.
    await dropHighlighting(page, '[hidden] pre code');
    for (const width of widths) {
      await resize(page, width);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `sideways overflow at ${width} px`).toBeLessThanOrEqual(0);
      if (!judged.includes(width)) continue;
      for (const [theme, words] of [
        ['dark', 'api'],
        ['light', 'docker'],
      ] as const) {
        await showTheme(page, theme);
        await expectNoViolations(page, 'color', `${theme} ${width}`);
        if (width === 390) await openMenuAndSearch(page, words);
      }
    }
    await dropHighlighting(page, 'pre code');
    for (const width of judged) {
      await resize(page, width);
      await expectNoViolations(page, 'structure', `${width}`);
    }
  });
}

base.describe('without JavaScript', () => {
  base.use({javaScriptEnabled: false});
  for (const locale of localeNames) {
    base(`${locale}: every page has its text, menu and languages`, async ({page}) => {
      base.setTimeout(180_000);
      const routes = allRoutes().filter((route) => route.startsWith('/de/') === (locale === 'de'));
      expect(routes.length).toBeGreaterThan(50);
      for (const route of routes) {
        await page.goto(route);
        await expect(page.locator('h1'), route).toHaveCount(1);
        await expect(page.locator('h1'), route).toBeVisible();
        const other = locale === 'de' ? route.slice(3) : `/de${route}`;
        await expect(page.locator(`a[href="${other}"]`).first(), route).toBeAttached();
        if (!route.startsWith(`${localeBase[locale]}/docs/`)) continue;
        const links = await page.locator('.theme-doc-sidebar-menu a').count();
        expect(links, route).toBeGreaterThan(10);
      }
    });
  }
});
