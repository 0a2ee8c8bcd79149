import type {Browser} from '@playwright/test';
import {openSlowly} from './ready.mjs';

/** How long a pointer rests on a link before the click. */
const HOVER_MS = 250;

/** Runs in the page: the time from the click until the new title has been painted. */
function timeChange(before: string): Promise<number> {
  return new Promise((resolve) => {
    let clicked = 0;
    document.addEventListener('click', () => (clicked = performance.now()), {capture: true});
    new MutationObserver((_records, observer) => {
      const title = document.querySelector('h1')?.textContent;
      if (!clicked || !title || title === before) return;
      observer.disconnect();
      // The frame after the next one shows what this change has made.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clicked)));
    }).observe(document.documentElement, {childList: true, characterData: true, subtree: true});
  });
}

/**
 * Hover, click, new title painted, in milliseconds, on a slow phone's processor and line with the
 * window of a desktop, where the sidebar shows the link.
 */
export async function measureNavigation({
  browser,
  url,
  linkPath,
}: {
  readonly browser: Browser;
  /** The page on which the reader is. */
  readonly url: string;
  /** Path of the page that the reader goes to; the sidebar has a link to it. */
  readonly linkPath: string;
}): Promise<number> {
  const context = await browser.newContext({viewport: {width: 1350, height: 900}});
  const page = await context.newPage();
  await openSlowly(page, url);
  const link = page.locator(`.theme-doc-sidebar-menu a[href="${linkPath}"]`);
  const title = (await page.locator('h1').textContent()) ?? '';
  const painted = page.evaluate(timeChange, title);
  await link.hover();
  await page.waitForTimeout(HOVER_MS);
  await link.click();
  const time = await painted;
  await context.close();
  return time;
}
