/** A first visit with an empty cache, on a slow phone: before and after the first interaction. */
import {brotliCompressSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {interact, record, test} from './bench';

const pages = [
  '/docs/quickstart',
  '/docs/usage/settings',
  '/docs/integration/custom',
  '/docs/api/verification',
  '/',
].flatMap((page) => [page, `/de${page}`]);

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

/** Runs in the page, before its own scripts. */
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

/** Runs in the page. */
function readTimes() {
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

test.use({viewport: {width: 412, height: 915}, isMobile: true, hasTouch: true});

for (const route of pages) {
  test(route, async ({page, lines}) => {
    await page.addInitScript(observe);
    const traffic = countBytes(page);
    await page.goto(lines.slow.origin + route, {waitUntil: 'load'});
    await waitUntilIdle(page, traffic);
    const {fcp, lcp, tbt, cls} = await page.evaluate(readTimes);
    const before = {...traffic.bytes};
    const inline = await inlineBytes(page);
    await interact(page);
    await waitUntilIdle(page, traffic);
    const {longestTask} = await page.evaluate(readTimes);

    const kilobytes = (name: string, bytes: number, most?: number) =>
      record({name, unit: 'KB', ...(most && {most})}, bytes / 1000);
    const all = Object.values(before).reduce((sum, bytes) => sum + bytes, 0);
    kilobytes('JavaScript before the first interaction', (before.script ?? 0) + inline, 3);
    kilobytes('CSS before the first interaction', before.stylesheet ?? 0, 12);
    kilobytes('all before the first interaction', all);
    if (route.endsWith('/usage/settings'))
      kilobytes('all before the first interaction, usage/settings', all, 50);
    kilobytes('JavaScript, hydrated', (traffic.bytes.script ?? 0) + inline, 130);
    record({name: 'first contentful paint', unit: 'ms', most: 660, isTypical: true}, fcp);
    record({name: 'largest contentful paint', unit: 'ms', most: 780, isTypical: true}, lcp);
    record({name: 'total blocking time', unit: 'ms', most: 50}, tbt);
    record({name: 'cumulative layout shift', unit: '', most: 0}, cls);
    record({name: 'longest task, first interaction included', unit: 'ms', most: 100}, longestTask);
  });
}
