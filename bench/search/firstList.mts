import type {Browser} from '@playwright/test';
import {openAndSettle} from '../ready.mjs';
import type {BoxSelectors} from './boxes.mjs';
import {locales, type LocaleName} from './indexFile.mjs';
import type {SlowLine} from './lineServer.mjs';
import {workerMemory} from './workerMemory.mjs';

export interface ListTimes {
  /** From the click on the closed search to the first list on display, in milliseconds; infinite if none came; … */
  readonly first: number;
  /** … to the last change of the results, … */
  readonly final: number;
  /** … and to the last change of their texts. */
  readonly stable: number;
  /** Bodies that came over the line for it, in kilobytes. */
  readonly kilobytes: number;
  /** What the worker holds afterwards, in megabytes; none without a worker. */
  readonly megabytes: number;
}

/** Notes the click and every change of the list. Runs in the page. */
function watchList({field, result, query}: BoxSelectors & {query: string}) {
  const times = {clicked: 0, first: 0, final: 0, stable: 0};
  const last = {addresses: '', texts: ''};
  let isFilled = false;
  document.addEventListener('pointerdown', () => (times.clicked ||= performance.now()), true);
  const paste = (input: HTMLInputElement) => {
    isFilled = true;
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(input, query);
    input.dispatchEvent(new Event('input', {bubbles: true}));
  };
  const note = (key: 'addresses' | 'texts', now: string) => {
    if (now === last[key]) return;
    last[key] = now;
    requestAnimationFrame(() =>
      setTimeout(() => {
        times[key === 'texts' ? 'stable' : 'final'] = performance.now();
        times.first ||= performance.now();
      }),
    );
  };
  const look = () => {
    const input = document.querySelector<HTMLInputElement>(field);
    if (input && !isFilled && document.activeElement === input) paste(input);
    const items = Array.from(document.querySelectorAll(result));
    note('addresses', items.map((item) => item.getAttribute('href')).join('\n'));
    note('texts', items.map((item) => item.textContent).join('\n'));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  return times;
}

const quietTime = 2000;
/** A list that has not come by then does not come. */
const patience = 60_000;

/** Opens the closed search on a slow line with a slow processor and pastes a query. */
export async function measureFirstList(
  browser: Browser,
  line: SlowLine,
  {locale, query, box}: {locale: LocaleName; query: string; box: BoxSelectors},
): Promise<ListTimes> {
  const context = await browser.newContext({viewport: {width: 1350, height: 900}});
  const page = await context.newPage();
  // A stock site on a slow line and a busy machine takes its time.
  page.setDefaultTimeout(120_000);
  // From the beginning: on a fast line the search would be fetched ahead.
  line.setSlow(true);
  await openAndSettle(page, `${line.origin}${locales[locale]}/docs/usage/settings`);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  // tsx wraps named functions in a helper that the page does not have.
  await page.evaluate('globalThis.__name = (value) => value');
  const watched = await page.evaluateHandle(watchList, {...box, query});
  line.takeBytes();
  await page.locator(box.button).first().click();
  await watched.evaluate(
    (times, {quiet, most}) =>
      new Promise<void>((resolve) => {
        const wait = () => {
          const since = performance.now() - (times.stable || times.clicked);
          if (since > (times.stable > 0 ? quiet : most)) resolve();
          else setTimeout(wait, 100);
        };
        wait();
      }),
    {quiet: quietTime, most: patience},
  );
  const {clicked, first, final, stable} = await watched.jsonValue();
  const kilobytes = line.takeBytes() / 1000;
  const megabytes = page.workers().length > 0 ? await workerMemory(context, page) : NaN;
  await context.close();
  const since = (time: number) => (time || Infinity) - clicked;
  return {
    first: since(first),
    final: since(final),
    stable: since(stable),
    kilobytes,
    megabytes,
  };
}
