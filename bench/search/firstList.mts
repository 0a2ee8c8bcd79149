import type {Browser, Page} from '@playwright/test';
import {openAndSettle} from '../ready.mjs';
import type {BoxSelectors} from './boxes.mjs';
import {locales, type LocaleName} from './indexFile.mjs';
import type {ThrottlingProxy} from '../throttlingProxy.mjs';
import {workerMemory} from './workerMemory.mjs';

export interface ListTimes {
  /** Milliseconds from the click on the search button until the field has the focus. */
  readonly field: number;
  /** Milliseconds to the first results; infinite if there are none. */
  readonly first: number;
  /** Milliseconds to the last change of the results. */
  readonly final: number;
  /** Milliseconds to the last change of their texts. */
  readonly stable: number;
  /** Kilobytes of all response bodies since the click. */
  readonly kilobytes: number;
  /** Heap of the worker afterwards, in megabytes; NaN without a worker. */
  readonly megabytes: number;
}

/** Pastes the query once the field has the focus; records the times of the click and of changes of the list. Runs in the page. */
function watchList({field, result, query}: BoxSelectors & {query: string}) {
  const times = {clicked: 0, field: 0, first: 0, final: 0, stable: 0};
  const last = {urls: '', texts: ''};
  let isFilled = false;
  window.addEventListener('click', ({timeStamp}) => (times.clicked ||= timeStamp), true);
  const paste = (input: HTMLInputElement) => {
    isFilled = true;
    requestAnimationFrame(() => setTimeout(() => (times.field = performance.now())));
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(input, query);
    input.dispatchEvent(new Event('input', {bubbles: true}));
  };
  const record = (key: 'urls' | 'texts', now: string) => {
    if (now === last[key]) return;
    last[key] = now;
    requestAnimationFrame(() =>
      setTimeout(() => {
        times[key === 'texts' ? 'stable' : 'final'] = performance.now();
        times.first ||= performance.now();
      }),
    );
  };
  const check = () => {
    const input = document.querySelector<HTMLInputElement>(field);
    if (input && !isFilled && document.activeElement === input) paste(input);
    const items = Array.from(document.querySelectorAll(result));
    record('urls', items.map((item) => item.getAttribute('href')).join('\n'));
    record('texts', items.map((item) => item.textContent).join('\n'));
    requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
  return times;
}

/** The list is final if it has not changed for this long, in milliseconds. */
const quietTime = 2000;
/** Time-out for the first results, in milliseconds. */
const timeout = 60_000;

/** The search to measure: a query, on a page that is hydrated and idle, or before the first interaction. */
export interface FirstSearch {
  readonly locale: LocaleName;
  readonly query: string;
  readonly box: BoxSelectors;
  readonly isFresh?: boolean;
  readonly isFast?: boolean;
}

async function openPage(page: Page, url: string, isFresh: boolean): Promise<void> {
  if (!isFresh) return openAndSettle(page, url);
  await page.goto(url, {waitUntil: 'load'});
  // A reader looks at the page before searching.
  await page.waitForTimeout(3000);
}

/** Clicks without moving the pointer to the button before. */
async function click(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`No ${selector} on ${page.url()}.`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

/** Opens the search with a slow processor, and pastes a query. */
export async function measureFirstList(
  browser: Browser,
  proxy: ThrottlingProxy,
  {locale, query, box, isFresh = false, isFast = false}: FirstSearch,
): Promise<ListTimes> {
  const context = await browser.newContext({viewport: {width: 1350, height: 900}});
  const page = await context.newPage();
  // A stock site on a slow connection is slow.
  page.setDefaultTimeout(120_000);
  // Set before the page is opened, because our site preloads the search on a fast connection.
  proxy.setSlow(!isFast);
  await openPage(page, `${proxy.origin}${locales[locale]}/docs/usage/settings`, isFresh);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  // tsx wraps named functions in a helper that the page does not have.
  await page.evaluate('globalThis.__name = (value) => value');
  const watched = await page.evaluateHandle(watchList, {...box, query});
  proxy.takeBytes();
  await click(page, box.button);
  await watched.evaluate(
    (times, {quiet, limit}) =>
      new Promise<void>((resolve) => {
        const wait = () => {
          const since = performance.now() - (times.stable || times.clicked);
          if (since > (times.stable > 0 ? quiet : limit)) resolve();
          else setTimeout(wait, 100);
        };
        wait();
      }),
    {quiet: quietTime, limit: timeout},
  );
  const {clicked, field, first, final, stable} = await watched.jsonValue();
  const kilobytes = proxy.takeBytes() / 1000;
  const megabytes = page.workers().length > 0 ? await workerMemory(context, page) : NaN;
  await context.close();
  const since = (time: number) => (time || Infinity) - clicked;
  return {
    field: since(field),
    first: since(first),
    final: since(final),
    stable: since(stable),
    kilobytes,
    megabytes,
  };
}
