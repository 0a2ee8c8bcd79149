import type {Browser} from '@playwright/test';
import {openAndSettle} from '../ready.mjs';
import {throttle} from '../throttle.mjs';
import {indexName, locales, type LocaleName} from './indexFile.mjs';

export interface TypingTimes {
  /** From the click on the closed search to the first result, in milliseconds. */
  readonly first: number;
  /** Longest task of the page meanwhile. */
  readonly longest: number;
}

export interface TypingRun {
  readonly browser: Browser;
  readonly origin: string;
  readonly locale: LocaleName;
  readonly query: string;
  /** Another index than that of the site. */
  readonly index?: string;
}

/** Opens the search and types, on a slow phone and a slow line. */
export async function measureTyping({
  browser,
  origin,
  locale,
  query,
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
    const tasks: number[] = [];
    Object.assign(window, {tasks});
    new PerformanceObserver((list) =>
      list.getEntries().forEach(({duration}) => tasks.push(duration)),
    ).observe({type: 'longtask'});
  });
  await throttle(page);
  const started = performance.now();
  await page.locator('[data-search-trigger]').first().click();
  await page.getByRole('combobox').waitFor();
  const opening = await page.evaluate(() => (window as unknown as {tasks: number[]}).tasks.length);
  await page.getByRole('combobox').pressSequentially(query);
  await page.getByRole('option').first().waitFor();
  const first = performance.now() - started;
  const longest = await page.evaluate(
    (from) => Math.max(0, ...(window as unknown as {tasks: number[]}).tasks.slice(from)),
    opening,
  );
  await context.close();
  return {first, longest};
}
