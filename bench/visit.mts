import type {Browser, Page} from '@playwright/test';
import {throttle} from './throttle.mjs';

/** Everything a first visit costs; bytes as they came over the line, times in milliseconds. */
export interface VisitFigures {
  readonly html: number;
  readonly js: number;
  readonly css: number;
  /** Scripts of pages that the reader may go to next, fetched when the line is idle. */
  readonly prefetched: number;
  readonly other: number;
  readonly all: number;
  readonly requests: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

interface Observed {
  lcp: number;
  cls: number;
  tasks: {start: number; duration: number}[];
}

/** How long nothing may happen before the visit counts as over. */
const quiet = 2000;

/** Runs in the page, before its own scripts; no named functions, which tsx would wrap in a helper. */
function observe(): void {
  const observed: Observed = {lcp: 0, cls: 0, tasks: []};
  Object.assign(window, {observed});
  for (const type of ['largest-contentful-paint', 'layout-shift', 'longtask']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const {startTime: start, duration} = entry;
        if (type === 'longtask') observed.tasks.push({start, duration});
        else if (type === 'layout-shift') observed.cls += (entry as LayoutShift).value;
        else observed.lcp = start;
      }
    }).observe({type, buffered: true});
  }
}

type Kind = 'html' | 'js' | 'css' | 'prefetched' | 'other';
const kinds: Record<string, Kind> = {document: 'html', script: 'js', stylesheet: 'css'};

/** A script that is fetched ahead for another page is a request of no particular type. */
function kindOf(type: string, url: string): Kind {
  return kinds[type] ?? (url.endsWith('.js') ? 'prefetched' : 'other');
}

interface Line {
  readonly bytes: Record<Kind, number>;
  requests: number;
  /** When the last answer was complete. */
  last: number;
}

function countBytes(page: Page): Line {
  const line: Line = {
    bytes: {html: 0, js: 0, css: 0, prefetched: 0, other: 0},
    requests: 0,
    last: Date.now(),
  };
  page.on('request', () => {
    line.requests += 1;
    line.last = Date.now();
  });
  page.on('requestfinished', (request) => {
    line.last = Date.now();
    void request.sizes().then(({responseBodySize}) => {
      line.bytes[kindOf(request.resourceType(), request.url())] += responseBodySize;
    });
  });
  return line;
}

async function settle(page: Page, line: Line): Promise<void> {
  const busyUntil = () =>
    page.evaluate(() => {
      const task = (window as unknown as {observed: Observed}).observed.tasks.at(-1);
      return performance.timeOrigin + (task ? task.start + task.duration : 0);
    });
  while (Date.now() - Math.max(line.last, await busyUntil()) < quiet) {
    await page.waitForTimeout(100);
  }
}

function readTimes(): Pick<VisitFigures, 'fcp' | 'lcp' | 'tbt' | 'cls'> {
  const {lcp, cls, tasks} = (window as unknown as {observed: Observed}).observed;
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
  const tbt = tasks
    .filter(({start, duration}) => start + duration > fcp)
    .reduce((sum, {start, duration}) => {
      // Only what blocks after the first paint counts.
      const blocking = start + duration - Math.max(start, fcp) - 50;
      return sum + Math.max(0, blocking);
    }, 0);
  return {fcp, lcp, tbt, cls};
}

/** A cold first visit on a slow phone, until line and processor have been quiet for a while. */
export async function measureVisit({
  browser,
  url,
}: {
  readonly browser: Browser;
  readonly url: string;
}): Promise<VisitFigures> {
  const context = await browser.newContext({
    viewport: {width: 412, height: 915},
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  await throttle(page);
  await page.addInitScript(observe);
  const line = countBytes(page);
  await page.goto(url, {waitUntil: 'load'});
  await settle(page, line);
  const times = await page.evaluate(readTimes);
  await context.close();
  const all = Object.values(line.bytes).reduce((sum, bytes) => sum + bytes, 0);
  return {...line.bytes, all, requests: line.requests, ...times};
}
