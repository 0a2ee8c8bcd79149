import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, open, test} from '../fixture';
import {allRoutes} from '../sitemap';

const axeSource = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
const widths = [320, 390, 768, 996, 997, 1200, 1440];

interface AxeWindow extends Window {
  axe: {
    run: (
      context: Document,
      options: object,
    ) => Promise<{violations: {id: string; nodes: {html: string}[]}[]}>;
  };
}

/** WCAG 2.2 AA, every rule that axe can decide. */
async function violations(page: import('@playwright/test').Page): Promise<string[]> {
  await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const {violations: found} = await (window as unknown as AxeWindow).axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    });
    return found.flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html.slice(0, 160)}`));
  });
}

// Colours are judged when they have arrived, not on their way.
test.use({contextOptions: {reducedMotion: 'reduce'}});
test.describe.configure({timeout: 180_000});

for (const route of allRoutes()) {
  test(`${route}: clean, one h1, accessible in both themes, no overflow`, async ({page}) => {
    await open(page, route);
    await expect(page.locator('h1')).toHaveCount(1);
    for (const theme of ['light', 'dark']) {
      await page.evaluate((value) => {
        localStorage.setItem('theme', value);
        document.documentElement.setAttribute('data-theme', value);
      }, theme);
      for (const width of [390, 1440]) {
        await page.setViewportSize({width, height: 900});
        // Boxes learn that they scroll a moment after the window has changed.
        await expect
          .poll(() => violations(page), {message: `${theme} ${width}`, timeout: 30_000})
          .toEqual([]);
      }
    }
    for (const width of widths) {
      await page.setViewportSize({width, height: 900});
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `sideways overflow at ${width} px`).toBeLessThanOrEqual(0);
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
