import type {Page} from '@playwright/test';
import {throttle} from './throttle.mjs';

/** Opens a page on a slow phone's processor and line, and waits until it is at rest and answers. */
export async function openAndSettle(page: Page, url: string): Promise<void> {
  await throttle(page);
  await page.goto(url, {waitUntil: 'networkidle'});
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}
