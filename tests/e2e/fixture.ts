import {expect, test as base, type BrowserContext, type Page, type Request} from '@playwright/test';
import {localeBase} from '../../website/config/localeBase';
import {completeLocales, type CompleteLocale} from '../../website/config/locales';
import {undocumentedTraces} from './traces';

export {expect};
export type {Page};

/** The languages whose words the tests know. */
export {completeLocales as localeNames};
export type LocaleName = CompleteLocale;
export {localeBase};

export interface Watch {
  /** Patterns of reports that a test expects; any other report of the page fails it. */
  readonly expected: RegExp[];
}

/** Collects console messages, errors, failed requests and requests to other hosts. */
function watchPage(page: Page, problems: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      // This message alone does not name its file.
      const file = message.text().startsWith('Failed to load') ? ` ${message.location().url}` : '';
      problems.push(`console ${message.type()}: ${message.text()}${file}`);
    }
  });
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Navigation aborts prefetches that are still running.
    if (reason !== 'net::ERR_ABORTED') problems.push(`request failed: ${request.url()} ${reason}`);
  });
  page.on('request', (request) => {
    const {protocol, hostname} = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1')
      problems.push(`request to another host: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`status ${response.status()}: ${response.url()}`);
  });
}

/** Pending requests of each page of the fixture. */
const pending = new WeakMap<Page, Set<Request>>();

function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  pending.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** The network counts as quiet after this many milliseconds without requests. */
const QUIET = 500;

/**
 * Waits until the network is quiet. Playwright's `networkidle` fires only once per document and does not wait after
 * that.
 */
export async function quietNetwork(page: Page): Promise<void> {
  const requests = pending.get(page);
  if (!requests) throw new Error('This page does not belong to the fixture.');
  const events = ['request', 'requestfinished', 'requestfailed'] as const;
  await new Promise<void>((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const restart = () => {
      clearTimeout(timer);
      timer = requests.size === 0 ? setTimeout(finish, QUIET) : undefined;
    };
    const finish = () => {
      events.forEach((event) => page.off(event as 'request', restart));
      resolve();
    };
    events.forEach((event) => page.on(event as 'request', restart));
    restart();
  });
}

export interface Settings {
  /**
   * Whether pages are prefetched, as on a fast connection. Most tests do without, as with the data saver, because
   * prefetching takes a quarter of a second of processor time per test.
   */
  readonly fetchesAhead: boolean;
}

/** Simulates the data saver of the browser. A test may set another connection afterwards. */
export async function saveData(target: Page | BrowserContext): Promise<void> {
  await target.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {
      value: {saveData: true, effectiveType: '4g'},
      configurable: true,
    }),
  );
}

/** The fixture of all browser tests: a page that reports or stores anything unexpected fails the test. */
export const test = base.extend<{watch: Watch} & Settings>({
  fetchesAhead: [false, {option: true}],
  page: async ({page, fetchesAhead}, provide) => {
    if (!fetchesAhead) await saveData(page);
    await provide(page);
  },
  watch: [
    async ({page}, use) => {
      const problems: string[] = [];
      const expected: RegExp[] = [];
      watchPage(page, problems);
      watchRequests(page);
      await use({expected});
      problems.push(...(await undocumentedTraces(page)));
      expect(
        problems.filter((problem) => !expected.some((pattern) => pattern.test(problem))),
      ).toEqual([]);
    },
    {auto: true},
  ],
});

/** For tests that only read files or send requests. Unlike `test` it opens no page. */
export const fileTest = base;

/** Interacts with the page, which loads the scripts, and waits until React has hydrated it. */
export async function hydrate(page: Page): Promise<void> {
  // Twice, because the page ignores the first event: browsers also send one for a pointer that rests.
  await page.mouse.move(2, 2);
  await page.mouse.move(3, 3);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** Opens a page and waits until React has hydrated it. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

/** Waits for two animation frames: React and the observers of the page have run by then. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

export async function expectNoOverflow(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({width, height});
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, `sideways overflow at ${width} px`).toBeLessThanOrEqual(0);
}

/** The text in the clipboard. */
export function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}
