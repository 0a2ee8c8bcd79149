import type {Page} from '@playwright/test';
import {throttle} from './throttle.mjs';

/** Opens a page, does what a reader does first, and waits until it is at rest and answers. */
export async function openAndSettle(page: Page, url: string): Promise<void> {
  await page.goto(url, {waitUntil: 'networkidle'});
  await page.mouse.move(2, 2);
  await page.mouse.move(3, 3);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
  await page.waitForLoadState('networkidle');
}

/** The same on a slow phone's processor and line. */
export async function openSlowly(page: Page, url: string): Promise<void> {
  // On such a line the search index of a large site may take minutes.
  page.setDefaultTimeout(600_000);
  await throttle(page);
  await openAndSettle(page, url);
}
