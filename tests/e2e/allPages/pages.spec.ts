import type {Browser} from '@playwright/test';
import {axeViolations, loadAxeAhead} from '../axe';
import {
  expect,
  expectNoOverflow,
  localeBase,
  localeNames,
  open,
  saveData,
  test as base,
  type LocaleName,
  type Page,
} from '../fixture';
import {allRoutes} from '../sitemap';
import {expandAll, narrowFaults} from './narrowFaults';

const languageOf = (route: string): LocaleName => (route.startsWith('/de/') ? 'de' : 'en');
const translationOf = (route: string) =>
  languageOf(route) === 'de' ? route.slice(3) : `/de${route}`;

/** Pages are loaded in the widest window, in which the previous page left the tab. */
const widest = 1440;
/** Starts with the width in which axe leaves the page. */
const widths = [390, 320, 768, 996, 997, 1200, widest];
/** Widths in which the parts of an article are checked too. */
const articleWidths = [390, 768, widest];
const softly = expect.configure({soft: true});
const themes = ['dark', 'light'] as const;
interface AxeCheck {
  readonly width: number;
  readonly theme: string;
  readonly rules: 'all' | 'color';
}
/**
 * How axe checks a page before anything is expanded: all rules in one width and theme, only colors in the other. The
 * translation of the page has the same elements and is checked the other way round.
 */
const axeChecks: Record<LocaleName, readonly [AxeCheck, AxeCheck]> = {
  en: [
    {width: widest, theme: 'light', rules: 'all'},
    {width: 390, theme: 'dark', rules: 'color'},
  ],
  de: [
    {width: widest, theme: 'dark', rules: 'color'},
    {width: 390, theme: 'light', rules: 'all'},
  ],
};
/** One page of each kind, because navbar and search are the same on all pages of a kind. */
const kinds = ['/', '/docs/category/about', '/docs/cli', '/docs/usage/rules'];
const everyKind = localeNames.flatMap((locale) => kinds.map((kind) => localeBase[locale] + kind));
/** Parts that all pages share. They are checked on one page of each kind only. */
const shared = ['nav.navbar', '.theme-doc-sidebar-container', 'footer.footer'];
/** Queries, by the theme in which the menu leaves the page. */
const searched = {light: 'kubernetes', dark: 'docker'};

/**
 * One tab for all pages of a worker, since starting a browser context takes longer than loading a page.
 * Not a worker-scoped fixture: Playwright runs tests that have their own after all others.
 */
let tab: Page | undefined;

async function openTab(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: {width: widest, height: 900},
    baseURL: 'http://127.0.0.1:4173',
    reducedMotion: 'reduce',
  });
  await saveData(context);
  await loadAxeAhead(context);
  // Pages begin with the theme that axe checks first, since a change of theme takes up to a tenth of a second.
  const [en, de] = [axeChecks.en[0].theme, axeChecks.de[0].theme];
  await context.addInitScript(
    ({themes, kinds}) => {
      const {pathname} = location;
      localStorage.setItem('theme', pathname.startsWith('/de/') ? themes.de : themes.en);
      // The hint lies over what happens to be at the lower edge of the window.
      if (kinds.includes(pathname)) localStorage.removeItem('docs.languageHint');
      else localStorage.setItem('docs.languageHint', 'dismissed');
    },
    {themes: {en, de}, kinds: everyKind},
  );
  return context.newPage();
}

const test = base.extend({
  page: async ({browser}, provide) => {
    tab ??= await openTab(browser);
    await provide(tab);
    tab.removeAllListeners();
  },
});

async function showTheme(page: Page, theme: string): Promise<void> {
  await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
}

/** Opens menu and search on a phone in both themes. A violation of the Content-Security-Policy fails the test. */
async function openMenuAndSearch(page: Page): Promise<void> {
  const drawer = page.locator('[data-drawer]:popover-open');
  await page.locator('.navbar__toggle').filter({visible: true}).click();
  for (const theme of themes) {
    await showTheme(page, theme);
    await expect(drawer).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await page.keyboard.press('Control+k');
  for (const [theme, words] of Object.entries(searched)) {
    await showTheme(page, theme);
    await page.getByRole('combobox').fill(words);
    await expect(page.getByRole('option').first()).toHaveAttribute('href', new RegExp(words));
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox')).toBeHidden();
}

/**
 * Makes axe faster: keeps three visible tokens of each kind in highlighted code and turns the others into plain text,
 * because their colors only depend on their classes. Words that must not break are kept.
 */
async function thinHighlighting(page: Page): Promise<void> {
  await page.evaluate(() => {
    const counts = new Map<string, number>();
    const kindOf = (element: Element): string =>
      `${element.className} in ${element.parentElement ? kindOf(element.parentElement) : ''}`;
    document.querySelectorAll('pre code span[class]:not(.tw)').forEach((piece) => {
      const kind = kindOf(piece);
      const count = counts.get(kind) ?? 0;
      const isShown = !piece.closest('[hidden]');
      if (isShown) counts.set(kind, count + 1);
      if (piece.attributes.length > 1 || (isShown && count < 3)) return;
      piece.replaceWith(...Array.from(piece.childNodes));
    });
    document.querySelectorAll('pre code').forEach((element) => element.normalize());
  });
}

async function checkPage(page: Page, route: string): Promise<void> {
  await open(page, route);
  await expect(page.locator('h1')).toHaveCount(1);
  await thinHighlighting(page);
  const isOfKind = everyKind.includes(route);
  const without = isOfKind ? [] : shared;
  for (const {width, theme, rules} of axeChecks[languageOf(route)]) {
    await expectNoOverflow(page, width, 900);
    await showTheme(page, theme);
    expect(await axeViolations(page, {rules, without}), `${theme} ${width}`).toEqual([]);
  }
  if (isOfKind) await openMenuAndSearch(page);
  const isArticle = route.includes('/docs/');
  if (isArticle) await page.evaluate(expandAll);
  for (const width of widths) {
    const isChecked = isArticle && articleWidths.includes(width);
    // A shorter window is painted faster.
    await expectNoOverflow(page, width, isChecked ? 900 : 200);
    // Tab lists update their overflow a moment after a resize.
    if (isChecked)
      await softly.poll(() => narrowFaults(page), {message: `${width} px`}).toEqual([]);
  }
}

for (const locale of localeNames) {
  test.describe(() => {
    // In one worker, so that contrasts that many pages share are checked once.
    test.describe.configure({mode: 'default', timeout: 180_000});
    for (const route of allRoutes().filter((one) => languageOf(one) === locale)) {
      const parts = everyKind.includes(route) ? ', menu and search open' : '';
      test(`${route}: no console messages, one h1, accessible in both themes, no overflow${parts}`, ({
        page,
      }) => checkPage(page, route));
    }
  });
}

base.describe('without JavaScript', () => {
  base.use({javaScriptEnabled: false});
  base('pages of all kinds: title, menu and language are shown', async ({page}) => {
    for (const route of everyKind) {
      await page.goto(route);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator(`a[href="${translationOf(route)}"]`).first()).toBeVisible();
      if (!route.includes('/docs/')) continue;
      await expect(page.locator('.theme-doc-sidebar-menu a').first()).toBeVisible();
    }
  });
});
