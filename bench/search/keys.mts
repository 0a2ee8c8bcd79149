import type {Browser} from '@playwright/test';
import {openAndSettle} from '../ready.mjs';
import type {BoxSelectors} from './boxes.mjs';
import {locales, type LocaleName} from './indexFile.mjs';

export interface KeyTimes {
  /** For each query, from its last key to the list that answers it; infinite if it did not come. */
  readonly waits: readonly number[];
  /** Tasks of the page over 50 ms while typing, which is what browsers report. */
  readonly tasks: readonly number[];
}

/** A list that has not come by then does not come. */
const patience = 1500;
/** So long the page is left alone after it has taken a key, at least. */
const breath = 20;
/** After a list that did not change for so long the next query is typed. */
const quietTime = 350;

/** Types all queries one after the other, key by key, from within the page. Runs in the page. */
async function typeAll({
  queries,
  pause,
  patience: most,
  breath: least,
  quiet,
  field,
  result,
}: BoxSelectors & {
  queries: readonly string[];
  pause: number;
  patience: number;
  breath: number;
  quiet: number;
}) {
  const waits: number[] = [];
  const tasks: number[] = [];
  const note = (list: PerformanceObserverEntryList) =>
    tasks.push(...list.getEntries().map(({duration}) => duration));
  new PerformanceObserver(note).observe({type: 'longtask'});
  const input = document.querySelector<HTMLInputElement>(field);
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
  let shown = '';
  let changed = 0;
  // Our lists say what they answer; others are told by their results, once these have come to rest.
  const answered = () =>
    document.querySelector('dialog[open] [data-query]')?.getAttribute('data-query');
  const isTelling = answered() !== undefined;
  const look = () => {
    const links = Array.from(document.querySelectorAll(result), String);
    const now = isTelling ? (answered() ?? '') : links.join(' ');
    if (now !== shown) {
      shown = now;
      changed = performance.now();
    }
    requestAnimationFrame(look);
  };
  look();
  for (const query of queries) {
    let last = 0;
    for (let length = 1; length <= query.length; length += 1) {
      await wait(Math.max(least, last + pause - performance.now()));
      set?.call(input, query.slice(0, length));
      last = performance.now();
      input?.dispatchEvent(new Event('input', {bubbles: true}));
    }
    const isSettled = () =>
      isTelling ? shown === query : changed > last && performance.now() - changed > quiet;
    while (!isSettled() && performance.now() - last < most) await wait(50);
    // Results that the last key does not change were right before it.
    const isRight = isTelling ? shown === query : true;
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
    patience,
    breath,
    quiet: quietTime,
    ...box,
  });
  await context.close();
  return times;
}
