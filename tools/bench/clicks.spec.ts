/** From a click to its painted response. */
import type {Page} from '@playwright/test';
import {clickOn, interact, openAndLook, openAndSettle, record, test} from './bench';

/** A control: its page, the selector to click, and a selector that matches after the response. */
interface Control {
  readonly name: string;
  readonly route: string;
  readonly isPhone?: true;
  readonly click: string;
  readonly response: string;
}

const settings = '/docs/usage/settings';
const custom = '/docs/integration/custom';
const secondTab = '[role=tablist] > [role=tab]:nth-child(2)';
const category = '.theme-doc-sidebar-menu > li:first-child button.menu__caret';

/** They work without React. */
const plain: readonly Control[] = [
  {
    name: 'menu',
    route: settings,
    isPhone: true,
    click: '.navbar__toggle',
    response: '#docs-menu:popover-open',
  },
  {
    name: 'theme',
    route: settings,
    click: '.navbar [data-color-mode]',
    response: 'html[data-theme=dark]',
  },
  {name: 'tab', route: custom, click: secondTab, response: `${secondTab}[aria-selected=true]`},
  {
    name: 'copy',
    route: custom,
    click: '[data-code-tool=copy]',
    response: '[data-code-tool=copy][data-copied]',
  },
];
const search: Control = {
  name: 'search',
  route: settings,
  click: '[data-search-trigger]',
  response: 'dialog[open] [role=combobox]',
};
const sidebarCategory: Control = {
  name: 'category',
  route: settings,
  click: category,
  response: `${category}[aria-expanded=true]`,
};

interface PageWindow {
  watchClick(selector: string): void;
  clickTimes: {click?: number; response?: number};
}

/**
 * Runs in the page before its own scripts, which may stop the propagation of clicks. Records the time of the first click
 * (the time stamp of the event, so that a busy main thread counts) and, after `watchClick`, when the selector matches and
 * has been painted.
 */
function observeClicks(): void {
  const clickTimes: PageWindow['clickTimes'] = {};
  addEventListener('click', ({timeStamp}) => (clickTimes.click ??= timeStamp), {capture: true});
  const watchClick = (selector: string) => {
    const check = () => {
      if (clickTimes.click === undefined || !document.querySelector(selector)) {
        requestAnimationFrame(check);
        return;
      }
      // After the frame that shows the response.
      setTimeout(() => (clickTimes.response = performance.now()));
    };
    requestAnimationFrame(check);
  };
  Object.assign(window, {clickTimes, watchClick});
}

/** Milliseconds from the click to the painted response. A click without one fails after ten seconds. */
async function timeOf(page: Page, {click, response}: Control): Promise<number> {
  const watch = (selector: string) => (window as unknown as PageWindow).watchClick(selector);
  await page.evaluate(watch, response);
  await clickOn(page, click);
  const isAnswered = () => Number((window as unknown as PageWindow).clickTimes.response) > 0;
  await page.waitForFunction(isAnswered, undefined, {polling: 100, timeout: 10_000});
  const times = await page.evaluate(() => ({...(window as unknown as PageWindow).clickTimes}));
  return (times.response ?? NaN) - (times.click ?? NaN);
}

test.beforeEach(({page}) => page.addInitScript(observeClicks));

const all = [...plain, search, sidebarCategory];
for (const control of all) {
  test.describe(control.name, () => {
    test.use({
      viewport: control.isPhone ? {width: 412, height: 915} : {width: 1350, height: 900},
      permissions: ['clipboard-write'],
    });

    if (control !== sidebarCategory) {
      test('as the first interaction, 3 s after load', async ({page, lines}) => {
        await openAndLook(page, lines.slow.origin + control.route);
        const name = `first click, 3 s after load: ${control.name}`;
        record({name, unit: 'ms', most: 100}, await timeOf(page, control));
      });

      test('right after the first paint', async ({page, lines}) => {
        await page.goto(lines.slow.origin + control.route, {waitUntil: 'commit'});
        await page.waitForFunction(
          () => performance.getEntriesByName('first-contentful-paint').length > 0,
        );
        record(
          {name: 'click right after the first paint', unit: 'ms'},
          await timeOf(page, control),
        );
      });
    }

    test('once hydrated', async ({page, lines}) => {
      await openAndLook(page, lines.fast + control.route);
      await interact(page);
      await page.waitForLoadState('networkidle');
      record({name: 'click once hydrated', unit: 'ms', most: 200}, await timeOf(page, control));
    });
  });
}

const paintedAfter = 'painted after ';

/**
 * Runs in every document before its own scripts. Records the time of the last click and logs how long it took until
 * another title was painted. Both are wall-clock times, because a click may navigate to a new document.
 */
function observeTitle(message: string): void {
  const clock = (time: number) => performance.timeOrigin + time;
  const title = () => document.querySelector('h1')?.textContent ?? '';
  const record = ({timeStamp}: Event) => {
    sessionStorage.setItem('bench.click', String(clock(timeStamp)));
    sessionStorage.setItem('bench.title', title());
  };
  addEventListener('click', record, {capture: true});
  const check = () => {
    const before = sessionStorage.getItem('bench.title');
    if (before !== null && title() !== '' && title() !== before) {
      sessionStorage.removeItem('bench.title');
      const click = Number(sessionStorage.getItem('bench.click'));
      // After the frame that shows it.
      setTimeout(() => console.debug(`${message}${clock(performance.now()) - click}`));
    }
    requestAnimationFrame(check);
  };
  requestAnimationFrame(check);
}

/** Moves the pointer to a link of the sidebar and clicks it. Returns the time from the click to the painted page. */
async function follow(page: Page, route: string): Promise<number> {
  const link = page.locator(`.theme-doc-sidebar-menu a[href="${route}"]`);
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error(`No link to ${route} on ${page.url()}.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x - 4, y);
  await page.mouse.move(x, y, {steps: 2});
  // The pointer rests on the link.
  await page.waitForTimeout(250);
  // Wait for a console message: a function that waits in the page would load Playwright's scripts into the new document.
  const painted = page.waitForEvent('console', (message) =>
    message.text().startsWith(paintedAfter),
  );
  await page.mouse.click(x, y);
  return Number((await painted).text().slice(paintedAfter.length));
}

test.describe('link of the sidebar', () => {
  // That of a desktop, where the sidebar shows the links.
  test.use({viewport: {width: 1350, height: 900}});
  test.beforeEach(({page}) => page.addInitScript(observeTitle, paintedAfter));

  test('as the first interaction', async ({page, lines}) => {
    await openAndLook(page, lines.slow.origin + settings);
    const time = await follow(page, '/docs/usage/rules');
    record({name: 'link to the next page, first interaction', unit: 'ms', most: 500}, time);
  });

  test('on a hydrated page, and on from there', async ({page, lines}) => {
    await openAndSettle(page, lines.slow.origin + settings);
    const time = await follow(page, '/docs/usage/rules');
    record({name: 'link to the next page, hydrated', unit: 'ms', most: 450}, time);
    await page.waitForLoadState('networkidle');
    const second = await follow(page, '/docs/usage/dashboard');
    record({name: 'link to the page after it', unit: 'ms', most: 350}, second);
  });
});
