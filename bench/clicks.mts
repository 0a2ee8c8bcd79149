import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {controls, type Control, type ControlName} from './controls.mjs';
import type {Site} from './lib/sites.mjs';
import {interact} from './ready.mjs';
import {slowDownProcessor} from './slowDownProcessor.mjs';

/** When the click happens: right after the first paint, three seconds after the page has loaded, or after hydration. */
type Moment = 'early' | 'late' | 'hydrated';

/** After this time a click counts as lost. */
const LOST_MS = 10_000;

const watchClicks = path.join(import.meta.dirname, 'inPage/clicks.js');

interface PageWindow {
  watchClick(selector: string): void;
  clickTimes: {click?: number; response?: number};
}

async function openAt(page: Page, url: string, moment: Moment): Promise<void> {
  await page.goto(url, {waitUntil: moment === 'early' ? 'commit' : 'load'});
  if (moment === 'early') {
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    return;
  }
  await page.waitForTimeout(3000);
  if (moment === 'late') return;
  await interact(page);
  await page.waitForLoadState('networkidle');
}

/** Clicks without moving the pointer to the control first, so that the click is the first interaction. */
async function clickOn(page: Page, selector: string): Promise<void> {
  const control = page.locator(selector).filter({visible: true}).first();
  // Scrolls only to controls below the viewport, as a reader would.
  await control.evaluate((element) => {
    const isInView = element.getBoundingClientRect().bottom < innerHeight;
    if (!isInView) element.scrollIntoView({block: 'center', behavior: 'instant'});
  });
  const box = await control.boundingBox();
  if (!box) throw new Error(`Nothing to click at ${selector} on ${page.url()}.`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Milliseconds from a click to its painted response; infinite if there was none. */
async function measureClick(
  browser: Browser,
  origin: string,
  {page: route, isPhone, click, response}: Control,
  moment: Moment,
): Promise<number> {
  const viewport = isPhone ? {width: 412, height: 915} : {width: 1350, height: 900};
  const context = await browser.newContext({viewport, permissions: ['clipboard-write']});
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await page.addInitScript({path: watchClicks});
  await slowDownProcessor(page);
  await openAt(page, origin + route, moment);
  await page.evaluate(
    (selector) => (window as unknown as PageWindow).watchClick(selector),
    response,
  );
  await clickOn(page, click);
  const isAnswered = () => Number((window as unknown as PageWindow).clickTimes.response) > 0;
  await page
    .waitForFunction(isAnswered, undefined, {polling: 100, timeout: LOST_MS})
    .catch(() => undefined);
  const times = await page.evaluate(() => ({...(window as unknown as PageWindow).clickTimes}));
  await context.close();
  return (times.response ?? Infinity) - (times.click ?? NaN);
}

/** Controls that work without React on our site. */
const plain = ['menu', 'theme', 'tab', 'copy'] as const;
const all: readonly ControlName[] = [...plain, 'search', 'category'];

/** Measures clicks at all three moments, on a slow processor, with the origins of a site on each connection. */
export async function measureClicks(
  browser: Browser,
  origins: {readonly slow: string; readonly fast: string},
  site: Site['name'],
): Promise<Record<string, number>> {
  const measure = (name: ControlName, moment: Moment, line: 'slow' | 'fast') =>
    measureClick(browser, origins[line], controls[site][name], moment);
  const figures: Record<string, number> = {};
  for (const name of plain) {
    figures[`late@${name}`] = await measure(name, 'late', 'slow');
  }
  for (const line of ['slow', 'fast'] as const) {
    figures[`search@${line}`] = await measure('search', 'late', line);
  }
  let answered = 0;
  for (const name of [...plain, 'search'] as const) {
    const time = await measure(name, 'early', 'slow');
    figures[`early@${name}`] = time;
    if (Number.isFinite(time)) answered += 1;
  }
  for (const name of all) {
    figures[`hydrated@${name}`] = await measure(name, 'hydrated', 'fast');
  }
  return {...figures, answered};
}
