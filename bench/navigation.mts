import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {openAndSettle} from './ready.mjs';
import {slowDownProcessor} from './slowDownProcessor.mjs';

/** How long the pointer rests on a link before the click. */
const HOVER_MS = 250;

/** Beginning of the console message of the script in the page. */
const PAINTED = 'painted after ';

/** Records the times of clicks and titles. */
const watchTitle = path.join(import.meta.dirname, 'inPage/title.js');

/** Moves the pointer to a link of the sidebar and clicks it. Returns the time from the click to the painted page. */
async function follow(page: Page, path: string): Promise<number> {
  const link = page.locator(`.theme-doc-sidebar-menu a[href="${path}"]`);
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error(`No link to ${path} on ${page.url()}.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x - 4, y);
  await page.mouse.move(x, y, {steps: 2});
  await page.waitForTimeout(HOVER_MS);
  // Wait for a console message: a function that waits in the page would load Playwright's scripts into the new document.
  const painted = page.waitForEvent('console', (message) => message.text().startsWith(PAINTED));
  await page.mouse.click(x, y);
  return Number((await painted).text().slice(PAINTED.length));
}

async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({viewport: {width: 1350, height: 900}});
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.addInitScript({path: watchTitle});
  // A proxy slows the connection down.
  await slowDownProcessor(page);
  return page;
}

/**
 * Times from a click to the next page, with the connection and processor of a slow phone, but the viewport of a desktop,
 * where the sidebar shows the links. Cold: moving to the link is the first interaction. Warm: the page is hydrated and
 * idle. Second: the next click after the warm one.
 */
export async function measureNavigation(
  browser: Browser,
  {url, paths}: {readonly url: string; readonly paths: readonly [string, string]},
): Promise<Record<'cold' | 'warm' | 'second', number>> {
  const cold = await openPage(browser);
  await cold.goto(url, {waitUntil: 'load'});
  await cold.waitForTimeout(3000);
  const coldTime = await follow(cold, paths[0]);
  await cold.context().close();

  const warm = await openPage(browser);
  await openAndSettle(warm, url);
  const warmTime = await follow(warm, paths[0]);
  await warm.waitForLoadState('networkidle');
  const secondTime = await follow(warm, paths[1]);
  await warm.context().close();
  return {cold: coldTime, warm: warmTime, second: secondTime};
}
