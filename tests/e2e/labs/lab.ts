import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, type Page} from '../fixture';

const axeSource = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

interface Axe {
  run: (
    context: string,
    options: object,
  ) => Promise<{violations: {id: string; nodes: {html: string}[]}[]}>;
}

/** WCAG 2.2 AA of an opened lab; the page around it is tested with all other pages. */
async function violations(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const {axe} = window as unknown as {axe: Axe};
    const {violations: found} = await axe.run('[data-lab]', {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return found.flatMap(({id, nodes}) => nodes.map(({html}) => `${id}: ${html.slice(0, 160)}`));
  });
}

/** Both themes, phone and desktop, and no overflow on the narrowest screen. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axeSource);
  for (const [theme, width] of [
    ['light', 1440],
    ['dark', 390],
  ] as const) {
    await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
    await page.setViewportSize({width, height: 900});
    // Boxes learn that they scroll a moment after the window has changed.
    await expect
      .poll(() => violations(page), {message: `${theme} ${width}`, timeout: 30_000})
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
