import type {BrowserContext, Route} from '@playwright/test';
import {expect, type Page} from '../e2e/fixture';

/** What a network in a hotel answers instead of any file. */
const portal = '<!DOCTYPE html><title>Sign in</title><p>Sign in to the network';

/** The ways in which a file fails. */
export const faults = {
  'answers 404': (route: Route) => route.fulfill({status: 404, body: ''}),
  'answers 500': (route: Route) => route.fulfill({status: 500, body: ''}),
  'is HTML instead': (route: Route) => route.fulfill({contentType: 'text/html', body: portal}),
  'is cut off': async (route: Route) => {
    const response = await route.fetch();
    const body = await response.text();
    // Browsers keep no answer that is shorter than announced.
    const headers = {...response.headers(), 'cache-control': 'no-store'};
    await route.fulfill({response, headers, body: body.slice(0, body.length / 2)});
  },
  'cannot be reached': (route: Route) => route.abort('internetdisconnected'),
} as const;

export type Fault = keyof typeof faults;
export const faultNames = Object.keys(faults) as Fault[];

/** What browsers and Docusaurus report about them; a page must not report anything else. */
export const reports = [
  /^status (404|500)/,
  /^request failed/,
  /^console error: Failed to load resource/,
  /^console (warning|error): (ChunkLoadError|Error: Loading)/,
  /^console error: Refused to execute script/,
  /^page error: (Loading chunk|Unexpected|Invalid or unexpected|missing \)|Failed to fetch)/,
];

/** How often a page may request a file. */
const LIMIT = 5;

/** Files that fail. Counts how often each is requested. */
export class Faulty {
  private fault: Fault | 'slow' | undefined;
  private requests = new Map<string, number>();
  private release = () => {};
  private released = Promise.resolve();

  /** Routes of the context, because a worker loads files too. */
  static async install(context: BrowserContext, files: RegExp): Promise<Faulty> {
    const faulty = new Faulty();
    await context.route(files, async (route) => faulty.answer(route));
    return faulty;
  }

  private async answer(route: Route): Promise<void> {
    const {fault} = this;
    const {pathname} = new URL(route.request().url());
    this.requests.set(pathname, (this.requests.get(pathname) ?? 0) + 1);
    if (fault === 'slow') await this.released;
    await (fault && fault !== 'slow' ? faults[fault](route) : route.continue());
  }

  /** From now on the files fail in this way. */
  begin(fault: Fault): void {
    this.fault = fault;
    this.requests.clear();
  }

  /** From now on the files are answered when `end` is called. */
  hold(): void {
    this.fault = 'slow';
    this.requests.clear();
    this.released = new Promise((resolve) => (this.release = resolve));
  }

  end(): void {
    this.fault = undefined;
    this.release();
  }

  /** Some file was requested, and none too often. */
  expectFewRequests(): void {
    const counts = [...this.requests.values()];
    expect(counts.length).toBeGreaterThan(0);
    expect(Math.max(...counts), JSON.stringify([...this.requests])).toBeLessThanOrEqual(LIMIT);
  }
}

/** The browser says that it is online, also on a machine without a network, until `goOffline`. */
export async function startOnline(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'onLine', {get: () => !('isCut' in window)}),
  );
}

export async function goOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.evaluate(() => Object.assign(window, {isCut: true}));
}

export async function goOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.evaluate(() => Reflect.deleteProperty(window, 'isCut'));
}

export const notice = (page: Page) => page.locator('#notice');

/** A first interaction, which requests the scripts. Twice: the page ignores a pointer that rests. */
export async function interact(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.mouse.move(3, 3);
}
