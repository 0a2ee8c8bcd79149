import type {Browser} from '@playwright/test';
import {axeViolations, loadAxeAhead} from '../axe';
import {expect, expectNoOverflow, hydrate, saveData, test as base, type Page} from '../fixture';
import {allRoutes} from '../sitemap';
import {expandAll, faultsOf} from './faults';

/** Pages are loaded in the widest window, in which the previous page left the tab. */
const widest = 1440;
/** Widths in which every rule holds, and widths in which nothing may be wider than the window. */
const phone = 390;
const widths = [phone, 997, widest];
const narrow = [320, 768, 996];
const softly = expect.configure({soft: true});

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
  // The hint lies over what happens to be at the lower edge of the window.
  await context.addInitScript(() => localStorage.setItem('docs.languageHint', 'dismissed'));
  return context.newPage();
}

const test = base.extend({
  page: async ({browser}, provide) => {
    tab ??= await openTab(browser);
    await provide(tab);
    tab.removeAllListeners();
  },
});

async function expectAccessible(page: Page): Promise<void> {
  await hydrate(page);
  await expect(page.locator('h1')).toHaveCount(1);
  expect(await axeViolations(page, {colors: false})).toEqual([]);
}

async function expectTidy(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await expandAll(page);
  for (const width of narrow) await expectNoOverflow(page, width, 200);
  for (const width of widths) {
    await page.setViewportSize({width, height: 900});
    await devtools.send('Emulation.setTouchEmulationEnabled', {enabled: width === phone});
    // Tab lists update their overflow a moment after a resize.
    await softly.poll(() => faultsOf(page), {message: `${width} px`}).toEqual([]);
  }
  await devtools.detach();
}

const isGerman = (route: string) => route.startsWith('/de/');

// Every page once: in English what depends on its elements, in German, which needs more room, what depends on widths.
for (const route of allRoutes()) {
  const [accessible, tidy] = isGerman(route) ? [['@all'], []] : [[], ['@all']];

  test(`${route}: no console messages, one h1, accessible`, {tag: accessible}, async ({page}) => {
    await page.goto(route);
    await expectAccessible(page);
  });

  test(`${route}: nothing is broken, covered or too small`, {tag: tidy}, async ({page}) => {
    await page.goto(route);
    await expectTidy(page);
  });
}
