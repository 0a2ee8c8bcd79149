import type {Page} from '@playwright/test';

/** What a reader does first: scripts run from then on, and React hydrates the page. */
export async function interact(page: Page): Promise<void> {
  // A first report of a pointer may be that of one at rest.
  await page.mouse.move(2, 2);
  await page.mouse.move(3, 3);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** Opens a page, does what a reader does first, and waits until it is at rest and answers. */
export async function openAndSettle(page: Page, url: string): Promise<void> {
  await page.goto(url, {waitUntil: 'networkidle'});
  await interact(page);
  await page.waitForLoadState('networkidle');
}
