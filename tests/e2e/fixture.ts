import {expect, test as base, type Page, type Request} from '@playwright/test';
import {localeBases, locales} from '../../config/localeNames.mjs';
import type {Locale} from '../../config/locales';
import {undocumentedTraces} from './traces';

export {expect};
export type {Page};

export {locales as localeNames};
export type LocaleName = Locale;
/** Base path of each language. */
export const localeBase = Object.fromEntries(
  locales.map((locale, index) => [locale, localeBases[index]]),
) as Readonly<Record<Locale, string>>;

export interface Watch {
  /** A test names what it expects; everything else that the page reports fails it. */
  readonly expected: RegExp[];
}

/** Collects what the page complains about. */
function watchPage(page: Page, problems: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      problems.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => problems.push(`page error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page ends what it was still prefetching; that is no fault.
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

/** Requests without an answer so far, for each page of the fixture. */
const pending = new WeakMap<Page, Set<Request>>();

function watchRequests(page: Page): void {
  const requests = new Set<Request>();
  pending.set(page, requests);
  page.on('request', (request) => requests.add(request));
  page.on('requestfinished', (request) => requests.delete(request));
  page.on('requestfailed', (request) => requests.delete(request));
}

/** The network counts as quiet when it has had nothing to do for this long, in milliseconds. */
const QUIET = 500;

/**
 * Waits until the network is quiet. Playwright's `networkidle` happens once for each document: asked
 * for again, or after a slow start, it waits for nothing.
 */
export async function quietNetwork(page: Page): Promise<void> {
  const requests = pending.get(page);
  if (!requests) throw new Error('This page does not belong to the fixture.');
  const events = ['request', 'requestfinished', 'requestfailed'] as const;
  await new Promise<void>((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      timer = requests.size === 0 ? setTimeout(finish, QUIET) : undefined;
    };
    const finish = () => {
      events.forEach((event) => page.off(event as 'request', look));
      resolve();
    };
    events.forEach((event) => page.on(event as 'request', look));
    look();
  });
}

/** The one fixture of all browser tests: a page that reports or stores anything unexpected fails the test. */
export const test = base.extend<{watch: Watch}>({
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

/** What a reader does first: scripts run from then on, and React hydrates the page. */
export async function hydrate(page: Page): Promise<void> {
  // A first report of a pointer may be that of one at rest.
  await page.mouse.move(2, 2);
  await page.mouse.move(3, 3);
  await page.locator('html[data-has-hydrated="true"]').waitFor({state: 'attached'});
}

/** Opens a page and waits until React has hydrated it. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}
