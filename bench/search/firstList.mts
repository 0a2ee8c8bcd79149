import type {Browser} from '@playwright/test';
import {openAndSettle} from '../ready.mjs';
import {locales, type LocaleName} from './indexFile.mjs';
import type {SlowLine} from './lineServer.mjs';

export interface ListTimes {
  /** From the click on the closed search to the first list on display, in milliseconds. */
  readonly first: number;
  /** … and to the last change of the list. */
  readonly stable: number;
  /** Bodies that came over the line for it. */
  readonly bytes: number;
}

/** What a reader clicks, fills in and waits for. */
export interface BoxSelectors {
  readonly button: string;
  readonly field: string;
  readonly result: string;
}

export const ourBox: BoxSelectors = {
  button: '[data-search-trigger]',
  field: '[role="combobox"]',
  result: 'dialog[open] [role="option"][href]',
};

/** Notes the click and every change of the list. Runs in the page. */
function watchList({field, result, query}: BoxSelectors & {query: string}) {
  const times: {clicked: number; list: number[]; last: string} = {clicked: 0, list: [], last: ''};
  let isFilled = false;
  document.addEventListener('pointerdown', () => (times.clicked ||= performance.now()), true);
  const look = () => {
    const input = document.querySelector<HTMLInputElement>(field);
    if (input && !isFilled && document.activeElement === input) {
      isFilled = true;
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      set?.call(input, query);
      input.dispatchEvent(new Event('input', {bubbles: true}));
    }
    const text = Array.from(document.querySelectorAll(result))
      .map((item) => item.textContent)
      .join('\n');
    if (text !== times.last) {
      times.last = text;
      requestAnimationFrame(() => setTimeout(() => times.list.push(performance.now())));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  return times;
}

const quietTime = 2000;

/** Opens the closed search on a slow line with a slow processor and pastes a query. */
export async function measureFirstList(
  browser: Browser,
  line: SlowLine,
  {locale, query, box = ourBox}: {locale: LocaleName; query: string; box?: BoxSelectors},
): Promise<ListTimes> {
  const context = await browser.newContext({viewport: {width: 1350, height: 900}});
  const page = await context.newPage();
  line.setSlow(false);
  await openAndSettle(page, `${line.origin}${locales[locale]}/docs/usage/settings`);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
  // tsx wraps named functions in a helper that the page does not have.
  await page.evaluate('globalThis.__name = (value) => value');
  const times = await page.evaluateHandle(watchList, {...box, query});
  line.setSlow(true);
  line.takeBytes();
  await page.locator(box.button).first().click();
  await times.evaluate(
    (watched, quiet) =>
      new Promise<void>((resolve) => {
        const wait = () => {
          const last = watched.list[watched.list.length - 1] ?? performance.now();
          if (performance.now() - last > quiet) resolve();
          else setTimeout(wait, 100);
        };
        setTimeout(wait, quiet);
      }),
    quietTime,
  );
  const {clicked, list} = await times.jsonValue();
  await context.close();
  return {
    first: (list[0] ?? NaN) - clicked,
    stable: (list[list.length - 1] ?? NaN) - clicked,
    bytes: line.takeBytes(),
  };
}
