import type {BrowserContext, Route} from '@playwright/test';
import {expect, type Page} from '../e2e/fixture';

/** The captive portal of a hotel network, which sends this page instead of any file. */
const portal = '<!DOCTYPE html><title>Sign in</title><p>Sign in to the network';

/** The ways in which a file fails. */
export const faults = {
  'status 404': (route: Route) => route.fulfill({status: 404, body: ''}),
  'status 500': (route: Route) => route.fulfill({status: 500, body: ''}),
  'is HTML instead': (route: Route) => route.fulfill({contentType: 'text/html', body: portal}),
  'is cut off': async (route: Route) => {
    const response = await route.fetch();
    const body = await response.text();
    // Browsers do not cache a response that is shorter than announced.
    const headers = {...response.headers(), 'cache-control': 'no-store'};
    await route.fulfill({response, headers, body: body.slice(0, body.length / 2)});
  },
  'cannot be reached': (route: Route) => route.abort('internetdisconnected'),
} as const;

export type Fault = keyof typeof faults;
export const faultNames = Object.keys(faults) as Fault[];

/** What browsers and Docusaurus report about these faults. A page must not report anything else. */
export const reports = [
  /^status (404|500)/,
  /^request failed/,
  /^console error: Failed to load resource/,
  /^console (warning|error): (ChunkLoadError|Error: (Loading|\/\S+ answered)|TypeError: Failed to fetch)/,
  /^console error: Refused to execute script/,
  /^page error: (Loading chunk|Unexpected|Invalid or unexpected|missing \)|Failed to fetch)/,
];

/** Maximum number of requests for a file. */
const MOST_REQUESTS = 5;

/** Makes files fail, and counts how often each is requested. */
export class Faulty {
  private fault: Fault | 'slow' | undefined;
  private requests = new Map<string, number>();
  private release = () => {};
  private released = Promise.resolve();

  /** Intercepts requests of the whole context, because workers also load files. */
  static async install(context: BrowserContext, files: RegExp): Promise<Faulty> {
    const faulty = new Faulty();
    await context.route(files, async (route) => faulty.handle(route));
    return faulty;
  }

  private async handle(route: Route): Promise<void> {
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

  /** From now on responses wait until `end` is called. */
  hold(): void {
    this.fault = 'slow';
    this.requests.clear();
    this.released = new Promise((resolve) => (this.release = resolve));
  }

  end(): void {
    this.fault = undefined;
    this.release();
  }

  /** Expects that files were requested, each exactly so often. */
  expectRequests(count: number): void {
    expect([...new Set(this.requests.values())]).toEqual([count]);
  }

  /** Expects that files were requested, and none of them too often. */
  expectFewRequests(): void {
    const counts = [...this.requests.values()];
    expect(counts.length).toBeGreaterThan(0);
    expect(Math.max(...counts), JSON.stringify([...this.requests])).toBeLessThanOrEqual(
      MOST_REQUESTS,
    );
  }
}

/** Makes `navigator.onLine` true until `goOffline`, even on a machine without a network. */
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

/** A first interaction, which loads the scripts. Two moves, because the page ignores a resting pointer. */
export async function interact(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.mouse.move(3, 3);
}
