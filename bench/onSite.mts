import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {chromiumArguments, chromiumPath} from '../tests/e2e/chromium.js';
import {startBrotliServer} from './brotliServer.mjs';
import type {Site} from './lib/sites.mjs';

/** The pages that most figures are measured on, in both languages. */
const paths = [
  '/docs/quickstart',
  '/docs/usage/settings',
  '/docs/integration/custom',
  '/docs/api/verification',
  '/',
] as const;
export const englishPages: readonly string[] = paths;
export const pages: readonly string[] = paths.flatMap((page) => [page, `/de${page}`]);

/** Pages that have been visited once, so that the server has compressed their files. */
const visitedOnce = new Set<string>();

/** Visits a page once before it is measured, so that no measurement includes the server's compression. */
async function warmUp(browser: Browser, site: Site, url: string): Promise<void> {
  const name = site.name + new URL(url).pathname;
  if (visitedOnce.has(name)) return;
  visitedOnce.add(name);
  const page = await browser.newPage();
  await page.goto(url, {waitUntil: 'networkidle'});
  await page.mouse.move(2, 2);
  await page.mouse.move(3, 3);
  await page.waitForLoadState('networkidle');
  await page.close();
}

/** Starts a server and a browser with empty caches for a built site. */
export async function onSite<T>(
  site: Site,
  visited: readonly string[],
  action: (browser: Browser, origin: string) => Promise<T>,
): Promise<T> {
  const server = await startBrotliServer(path.join(site.folder, 'build'));
  const browser = await chromium.launch({executablePath: chromiumPath(), args: chromiumArguments});
  try {
    for (const page of visited) await warmUp(browser, site, server.origin + page);
    return await action(browser, server.origin);
  } finally {
    await browser.close();
    server.close();
  }
}
