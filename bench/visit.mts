import {brotliCompressSync} from 'node:zlib';
import type {Browser, Page} from '@playwright/test';
import {interact} from './ready.mjs';
import {slowDownProcessor} from './slowDownProcessor.mjs';

/** Figures of a first visit; bytes as transferred, times in milliseconds. */
export interface VisitFigures {
  /** Scripts before the first interaction, inline ones too. */
  readonly js: number;
  readonly css: number;
  readonly all: number;
  /** Scripts when the page is hydrated. */
  readonly jsAfter: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Longest task after the first paint, including those of the first interaction. */
  readonly longestTask: number;
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
}

interface Observed {
  lcp: number;
  cls: number;
  tasks: {start: number; duration: number}[];
}

/** Milliseconds without requests and long tasks after which the page counts as idle. */
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

/** Bytes by type of request, and when the last request started or finished. */
interface Traffic {
  readonly bytes: Record<string, number>;
  last: number;
}

function countBytes(page: Page): Traffic {
  const traffic: Traffic = {bytes: {}, last: Date.now()};
  page.on('request', () => (traffic.last = Date.now()));
  page.on('requestfinished', (request) => {
    traffic.last = Date.now();
    const type = request.resourceType();
    void request.sizes().then(({responseBodySize}) => {
      traffic.bytes[type] = (traffic.bytes[type] ?? 0) + responseBodySize;
    });
  });
  return traffic;
}

async function waitUntilIdle(page: Page, traffic: Traffic): Promise<void> {
  const busyUntil = () =>
    page.evaluate(() => {
      const task = (window as unknown as {observed: Observed}).observed.tasks.at(-1);
      return performance.timeOrigin + (task ? task.start + task.duration : 0);
    });
  while (Date.now() - Math.max(traffic.last, await busyUntil()) < quiet) {
    await page.waitForTimeout(100);
  }
}

function readTimes(): Pick<VisitFigures, 'fcp' | 'lcp' | 'tbt' | 'cls' | 'longestTask'> {
  const {lcp, cls, tasks} = (window as unknown as {observed: Observed}).observed;
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
  // Only the part of a task after the first contentful paint counts.
  const durations = tasks.map(({start, duration}) => start + duration - Math.max(start, fcp));
  const tbt = durations.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0);
  return {fcp, lcp, tbt, cls, longestTask: Math.max(0, ...durations)};
}

async function inlineBytes(page: Page): Promise<number> {
  const texts = await page.evaluate(() =>
    Array.from(document.scripts, ({src, type, text}) => (src || type ? '' : text)),
  );
  return brotliCompressSync(texts.join('\n')).length;
}

/** A first visit with an empty cache on a slow phone: before and after the first interaction. */
export async function measureVisit(browser: Browser, url: string): Promise<VisitFigures> {
  const context = await browser.newContext({
    viewport: {width: 412, height: 915},
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  // A proxy slows the connection down.
  await slowDownProcessor(page);
  await page.addInitScript(observe);
  const traffic = countBytes(page);
  await page.goto(url, {waitUntil: 'load'});
  await waitUntilIdle(page, traffic);
  const times = await page.evaluate(readTimes);
  const before = {...traffic.bytes};
  const inline = await inlineBytes(page);
  await interact(page);
  await waitUntilIdle(page, traffic);
  const {longestTask} = await page.evaluate(readTimes);
  await context.close();
  return {
    ...times,
    longestTask,
    js: (before.script ?? 0) + inline,
    css: before.stylesheet ?? 0,
    all: Object.values(before).reduce((sum, bytes) => sum + bytes, 0),
    jsAfter: (traffic.bytes.script ?? 0) + inline,
  };
}
