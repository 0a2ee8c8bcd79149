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

/**
 * Times of the search, seen from within the page: looking for elements from outside takes a slow
 * phone as long as drawing them. Runs in the page.
 */
function watchSearch() {
  const tasks: PerformanceEntry[] = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({type: 'longtask'});
  const clicked = new Promise<number>((resolve) => {
    document.addEventListener('pointerdown', () => resolve(performance.now()), {capture: true});
  });
  const field = new Promise<number>((resolve) => {
    document.addEventListener('focusin', ({target}) => {
      if (target instanceof HTMLInputElement) resolve(performance.now());
    });
  });
  const result = new Promise<number>((resolve) => {
    new MutationObserver(() => {
      if (!document.getElementById('search-panel')) return;
      // The next frame shows it.
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
    }).observe(document.body, {childList: true, subtree: true});
  });
  return {tasks, result, clicked, field};
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
  const watch = await page.evaluateHandle(watchSearch);
  if (isSlow) await throttle(page);
  await page.locator('[data-search-trigger]').first().click();
  const firstKey = await watch.evaluate(({field}) => field);
  await page.keyboard.type(query);
  const first = await watch.evaluate(async ({clicked, result}) => (await result) - (await clicked));
  const longest = await watch.evaluate(
    ({tasks}, from) =>
      tasks
        .filter(({startTime}) => startTime >= from)
        .reduce((most, {duration}) => Math.max(most, duration), 0),
    firstKey,
  );
  await context.close();
  return {first, longest};
}
