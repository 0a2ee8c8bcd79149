import {axeViolations} from '../axe';
import {expect, type Page} from '../fixture';

/** An opened lab in both themes, on phone and desktop; no overflow on the narrowest screen. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const [theme, width] of [
    ['light', 1440],
    ['dark', 390],
  ] as const) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    await page.setViewportSize({width, height: 900});
    // Boxes learn that they scroll a moment after the window has changed.
    await expect
      .poll(() => axeViolations(page, {within: '[data-lab]'}), {
        message: `${theme} ${width}`,
        timeout: 30_000,
      })
      .toEqual([]);
  }
  await page.setViewportSize({width: 320, height: 900});
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

/** What a copy button has really put into the clipboard. */
export async function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}
