import type {Browser, Page} from '@playwright/test';
import type {Site} from './lib/sites.mjs';
import {openSlowly} from './ready.mjs';

/** What a reader clicks, types into and waits for. */
const box: Record<Site['name'], {button: string; field: string; result: string}> = {
  ours: {
    button: 'button[aria-haspopup="dialog"][aria-keyshortcuts]',
    field: '[role="combobox"]',
    result: '[role="option"]',
  },
  stock: {button: '.aa-DetachedSearchButton', field: '.aa-Input', result: '.aa-Item'},
};

async function openAndType(page: Page, name: Site['name'], query: string): Promise<number> {
  const {button, field, result} = box[name];
  const started = performance.now();
  await page.locator(button).first().click();
  await page.locator(field).pressSequentially(query);
  await page.locator(result).first().waitFor();
  return performance.now() - started;
}

/** From the click on the closed search to the first result, in milliseconds, on a slow phone. */
export async function measureFirstResult({
  browser,
  url,
  site,
  query,
}: {
  readonly browser: Browser;
  readonly url: string;
  readonly site: Site['name'];
  readonly query: string;
}): Promise<number> {
  const context = await browser.newContext({viewport: {width: 1350, height: 900}});
  const page = await context.newPage();
  await openSlowly(page, url);
  const time = await openAndType(page, site, query);
  await context.close();
  return time;
}
