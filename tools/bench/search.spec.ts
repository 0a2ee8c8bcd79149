/** The search: from the click on its button to the results of a query that is pasted as soon as the field has the focus. */
import type {Page} from '@playwright/test';
import {clickOn, openAndLook, openAndSettle, record, test} from './bench';

const queries = {en: 'reverse proxy client ip', de: 'passwort vergessen'} as const;
const routes = {en: '/docs/usage/settings', de: '/de/docs/usage/settings'} as const;

/** The list is final if it has not changed for this long, in milliseconds. */
const quiet = 2000;

interface Times {
  clicked: number;
  field: number;
  first: number;
  final: number;
}

/** Runs in the page. Pastes the query; records the times of the click, of the focus and of changes of the list. */
function watchList(query: string): Times {
  const times: Times = {clicked: 0, field: 0, first: 0, final: 0};
  let last = '';
  let isFilled = false;
  window.addEventListener('click', ({timeStamp}) => (times.clicked ||= timeStamp), true);
  const afterPaint = (action: () => void) => requestAnimationFrame(() => setTimeout(action));
  const paste = (input: HTMLInputElement) => {
    isFilled = true;
    afterPaint(() => (times.field = performance.now()));
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    set?.call(input, query);
    input.dispatchEvent(new Event('input', {bubbles: true}));
  };
  const check = () => {
    const input = document.querySelector<HTMLInputElement>('[role="combobox"]');
    if (input && !isFilled && document.activeElement === input) paste(input);
    const items = Array.from(document.querySelectorAll('dialog[open] [role="option"][href]'));
    const now = items.map((item) => item.getAttribute('href')).join('\n');
    if (now !== last) {
      last = now;
      afterPaint(() => {
        times.final = performance.now();
        times.first ||= performance.now();
      });
    }
    requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
  return times;
}

/** Opens the search and pastes the query. Fails without results. */
async function searchFor(page: Page, query: string): Promise<Omit<Times, 'clicked'>> {
  const watched = await page.evaluateHandle(watchList, query);
  await clickOn(page, '[data-search-trigger]');
  await page.waitForFunction(
    ([times, quietTime]) => times.final > 0 && performance.now() - times.final > quietTime,
    [watched, quiet] as const,
    {polling: 100, timeout: 60_000},
  );
  const {clicked, field, first, final} = await watched.jsonValue();
  return {field: field - clicked, first: first - clicked, final: final - clicked};
}

test.use({viewport: {width: 1350, height: 900}});

for (const language of ['en', 'de'] as const) {
  const query = queries[language];

  for (const line of ['slow', 'fast'] as const) {
    test(`${language}: as the first interaction, ${line} connection`, async ({page, lines}) => {
      const origin = line === 'slow' ? lines.slow.origin : lines.fast;
      await openAndLook(page, origin + routes[language]);
      const {field, first, final} = await searchFor(page, query);
      const name = `search as the first interaction, ${line} connection`;
      const most = line === 'slow' ? 2200 : 900;
      record({name: `${name}: click to field`, unit: 'ms', most: 250}, field);
      record({name: `${name}: click to first list`, unit: 'ms', most}, first);
      record({name: `${name}: click to final list`, unit: 'ms', most}, final);
    });
  }

  test(`${language}: hydrated, slow connection`, async ({page, lines}) => {
    await openAndSettle(page, lines.slow.origin + routes[language]);
    lines.slow.takeBytes();
    const {first, final} = await searchFor(page, query);
    const name = 'search once hydrated, slow connection';
    record({name: `${name}: click to first list`, unit: 'ms', most: 800}, first);
    record({name: `${name}: click to final list`, unit: 'ms', most: 1200}, final);
    record({name: `${name}: bytes`, unit: 'KB', most: 80}, lines.slow.takeBytes() / 1000);
  });
}
