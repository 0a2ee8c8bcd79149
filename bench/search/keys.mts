import type {Browser} from '@playwright/test';
import {openAndSettle} from '../ready.mjs';
import {locales, type LocaleName} from './indexFile.mjs';

export interface KeyTimes {
  /** From each key to the list that answers it, or what was typed after it. */
  readonly waits: readonly number[];
  /** Queries whose list was missing or older than the last key 300 ms after it. */
  readonly stale: readonly string[];
  /** Tasks of the page over 50 ms while typing. */
  readonly tasks: readonly number[];
}

/** Types all queries one after the other, key by key, from within the page. Runs in the page. */
async function typeAll({queries, pause}: {queries: readonly string[]; pause: number}) {
  const waits: number[] = [];
  const stale: string[] = [];
  const tasks: number[] = [];
  new PerformanceObserver((list) =>
    list.getEntries().forEach(({duration}) => tasks.push(duration)),
  ).observe({type: 'longtask'});
  const input = document.querySelector<HTMLInputElement>('dialog[open] [role="combobox"]');
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  let open: {value: string; time: number}[] = [];
  const shown = () =>
    document.querySelector('dialog[open] [data-query]')?.getAttribute('data-query');
  new MutationObserver(() => {
    const at = open.findIndex(({value}) => value === shown());
    if (at < 0) return;
    const answered = open.slice(0, at + 1);
    open = open.slice(at + 1);
    requestAnimationFrame(() => {
      const channel = new MessageChannel();
      channel.port1.onmessage = () => {
        const painted = performance.now();
        answered.forEach(({time}) => waits.push(painted - time));
      };
      channel.port2.postMessage(0);
    });
  }).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['data-query'],
  });
  for (const query of queries) {
    open = [];
    for (let length = 1; length <= query.length; length += 1) {
      const value = query.slice(0, length);
      set?.call(input, value);
      if (value.trim() !== '' && value === value.trimEnd())
        open.push({value, time: performance.now()});
      input?.dispatchEvent(new Event('input', {bubbles: true}));
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, 300 - pause)));
    if (shown() !== query) stale.push(query);
  }
  return {waits, stale, tasks};
}

export async function measureKeys(
  browser: Browser,
  origin: string,
  {
    locale,
    queries,
    pause,
    rate,
  }: {locale: LocaleName; queries: readonly string[]; pause: number; rate: number},
): Promise<KeyTimes> {
  const context = await browser.newContext({viewport: {width: 1350, height: 900}});
  const page = await context.newPage();
  page.setDefaultTimeout(0);
  await openAndSettle(page, `${origin}${locales[locale]}/docs/usage/settings`);
  await page.locator('[data-search-trigger]').first().click();
  await page.locator('dialog[open] [role="combobox"]').fill('docker');
  await page.locator('dialog[open] [role="option"][href]').first().waitFor();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate});
  // tsx wraps named functions in a helper that the page does not have.
  await page.evaluate('globalThis.__name = (value) => value');
  const times = await page.evaluate(typeAll, {queries, pause});
  await context.close();
  return times;
}
