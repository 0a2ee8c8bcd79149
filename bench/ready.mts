import type {Page} from '@playwright/test';

/** Interacts with the page, which loads the scripts, and waits until React has hydrated it. */
export async function interact(page: Page): Promise<void> {
  // Twice, because the page ignores the first event: browsers also send one for a pointer that rests.
  await page.mouse.move(2, 2);
  await page.mouse.move(3, 3);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** Opens a page, interacts, and waits until it is hydrated and the network is idle. */
export async function openAndSettle(page: Page, url: string): Promise<void> {
  await page.goto(url, {waitUntil: 'networkidle'});
  await interact(page);
  await page.waitForLoadState('networkidle');
}
