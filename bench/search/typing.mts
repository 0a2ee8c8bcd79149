import type {Browser} from '@playwright/test';
import {openAndSettle} from '../ready.mjs';
import {throttle} from '../throttle.mjs';
import {indexName, locales, type LocaleName} from './indexFile.mjs';

export interface TypingTimes {
  /** From the click on the closed search to the first result, in milliseconds. */
  readonly first: number;
  /** Longest task of the page from the first key on; 0 if none took 50 ms, below which browsers report none. */
  readonly longest: number;
}

export interface TypingRun {
  readonly browser: Browser;
  readonly origin: string;
  readonly locale: LocaleName;
  readonly query: string;
  /** On a slow phone and a slow line, or on this machine as it is. */
  readonly isSlow: boolean;
  /** Another index than that of the site. */
  readonly index?: string;
}

/** Opens the search and types. */
export async function measureTyping({
  browser,
  origin,
  locale,
  query,
  isSlow,
  index,
}: TypingRun): Promise<TypingTimes> {
  const context = await browser.newContext({viewport: {width: 1350, height: 900}});
  const page = await context.newPage();
  if (index !== undefined) {
    await context.route(`**/${indexName}`, (route) =>
      route.fulfill({body: index, contentType: 'application/json'}),
    );
  }
  await openAndSettle(page, `${origin}${locales[locale]}/docs/usage/settings`);
  await page.evaluate(() => {
    const tasks: PerformanceEntry[] = [];
    Object.assign(window, {tasks});
    new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({type: 'longtask'});
  });
  if (isSlow) await throttle(page);
  const started = performance.now();
  await page.locator('[data-search-trigger]').first().click();
  await page.getByRole('combobox').waitFor();
  const firstKey = await page.evaluate(() => performance.now());
  await page.getByRole('combobox').pressSequentially(query);
  await page.getByRole('option').first().waitFor();
  const first = performance.now() - started;
  const longest = await page.evaluate(
    (from) =>
      (window as unknown as {tasks: PerformanceEntry[]}).tasks
        .filter(({startTime}) => startTime >= from)
        .reduce((most, {duration}) => Math.max(most, duration), 0),
    firstKey,
  );
  await context.close();
  return {first, longest};
}
