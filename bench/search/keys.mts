import type {Browser} from '@playwright/test';
import {openAndSettle} from '../ready.mjs';
import type {BoxSelectors} from './boxes.mjs';
import {locales, type LocaleName} from './indexFile.mjs';

export interface KeyTimes {
  /** For each query, milliseconds from its last key to its results; infinite if there are none. */
  readonly waits: readonly number[];
  /** Long tasks (over 50 ms) of the page while typing. */
  readonly tasks: readonly number[];
}

/** Time-out for the results of a query, in milliseconds. */
const timeout = 1500;
/** Minimum pause after the page has handled a key, in milliseconds. */
const minPause = 20;
/** Results of the stock site are final if they have not changed for this long, in milliseconds. */
const quietTime = 350;

/** Types all queries one after the other, key by key. Runs in the page. */
async function typeAll({
  queries,
  pause,
  limit,
  leastPause,
  quiet,
  field,
  result,
}: BoxSelectors & {
  queries: readonly string[];
  pause: number;
  limit: number;
  leastPause: number;
  quiet: number;
}) {
  const waits: number[] = [];
  const tasks: number[] = [];
  const record = (list: PerformanceObserverEntryList) =>
    tasks.push(...list.getEntries().map(({duration}) => duration));
  new PerformanceObserver(record).observe({type: 'longtask'});
  const input = document.querySelector<HTMLInputElement>(field);
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
  let shown = '';
  let changed = 0;
  // Our lists have their query as an attribute; those of the stock site are compared by their links.
  const shownQuery = () =>
    document.querySelector('dialog[open] [data-query]')?.getAttribute('data-query');
  const hasQuery = shownQuery() !== undefined;
  const check = () => {
    const links = Array.from(document.querySelectorAll(result), String);
    const now = hasQuery ? (shownQuery() ?? '') : links.join(' ');
    if (now !== shown) {
      shown = now;
      changed = performance.now();
    }
    requestAnimationFrame(check);
  };
  check();
  for (const query of queries) {
    let last = 0;
    for (let length = 1; length <= query.length; length += 1) {
      await wait(Math.max(leastPause, last + pause - performance.now()));
      set?.call(input, query.slice(0, length));
      last = performance.now();
      input?.dispatchEvent(new Event('input', {bubbles: true}));
    }
    const isSettled = () =>
      hasQuery ? shown === query : changed > last && performance.now() - changed > quiet;
    while (!isSettled() && performance.now() - last < limit) await wait(50);
    // On the stock site the last key may leave the results unchanged, which are then already right.
    const isRight = hasQuery ? shown === query : true;
    waits.push(isRight ? Math.max(0, changed - last) : Infinity);
  }
  return {waits, tasks};
}

/** Types queries into the open box. */
export async function measureKeys(
  browser: Browser,
  origin: string,
  {
    locale,
    queries,
    pause,
    rate,
    box,
  }: {
    locale: LocaleName;
    queries: readonly string[];
    pause: number;
    /** How many times slower the processor is. */
    rate: number;
    box: BoxSelectors;
  },
): Promise<KeyTimes> {
  const context = await browser.newContext({viewport: {width: 1350, height: 900}});
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await openAndSettle(page, `${origin}${locales[locale]}/docs/usage/settings`);
  await page.locator(box.button).first().click();
  await page.locator(box.field).fill('docker');
  await page.locator(box.result).first().waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate});
  // tsx wraps named functions in a helper that the page does not have.
  await page.evaluate('globalThis.__name = (value) => value');
  const times = await page.evaluate(typeAll, {
    queries,
    pause,
    limit: timeout,
    leastPause: minPause,
    quiet: quietTime,
    ...box,
  });
  await context.close();
  return times;
}
