import {execFile} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import type {Browser, BrowserContext, Page} from '@playwright/test';
import type {CompleteLocale} from '../../../website/config/locales';
import type {Box} from '../../../website/data/screens';
import type {Frame} from './shots';

export type Theme = 'light' | 'dark';

const mostTries = 20;
const languages: Readonly<Record<CompleteLocale, string>> = {en: 'en-US', de: 'de-DE'};

/** As narrow as the interface keeps its columns, so that texts are readable on a page; low, so that short pages are not filled up. */
export const window = {width: 1000, height: 300};

/** A browser as the readers of the pictures would have it: two pixels for each CSS pixel, no animations. */
export async function openContext(
  browser: Browser,
  locale: CompleteLocale,
  theme: Theme,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: languages[locale],
    viewport: window,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  });
  if (theme === 'light') return context;
  // As with the color mode "Dark", but the settings of the user in the pictures stay the same.
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch({maxRedirects: 0});
    const body = (await response.text()).replace(/(<body[^>]*data-bs-theme=")[^"]*/, '$1dark');
    return route.fulfill({response, body});
  });
  return context;
}

/** Below the last element of a picture that does not show the whole page. */
const room = 18;

/** The part of the page that is the picture, in CSS pixels of the page: to its end, or to the end of the element `last`. */
export async function boxOf(page: Page, frame?: Frame, last?: string): Promise<Box> {
  const [x, y, width, height] = await page.evaluate((wanted) => {
    const root = document.documentElement;
    if (!wanted) return [0, 0, root.clientWidth, root.scrollHeight] as const;
    const all = [...document.querySelectorAll(wanted.selector)];
    const rects = all.slice(wanted.from, wanted.to).map((one) => one.getBoundingClientRect());
    const [left, top] = [
      Math.floor(Math.min(...rects.map((rect) => rect.left)) - wanted.margin),
      Math.floor(Math.min(...rects.map((rect) => rect.top)) + globalThis.scrollY - wanted.margin),
    ];
    const right = Math.ceil(Math.max(...rects.map((rect) => rect.right)) + wanted.margin);
    const bottom =
      Math.max(...rects.map((rect) => rect.bottom)) + globalThis.scrollY + wanted.margin;
    const y = Math.max(0, top);
    return [left, y, right - left, Math.ceil(bottom) - y] as const;
  }, frame);
  if (!last) return [x, y, width, height];
  const end = await page.locator(last).first().boundingBox();
  if (!end) throw new Error(`nothing matches ${last}.`);
  return [x, y, width, Math.ceil(end.y + end.height) + room - y];
}

/**
 * Makes the window as high as the page and the margins of the picture: otherwise what sticks to the edge of the window
 * would stand in the middle of the picture. Nothing further down is ever shown. No field has the focus.
 */
export async function showAll(page: Page, margin = 0): Promise<void> {
  const height = await page.evaluate((both) => {
    (document.activeElement as HTMLElement | null)?.blur();
    return document.documentElement.scrollHeight + both;
  }, 2 * margin);
  const {width} = page.viewportSize() ?? window;
  await page.setViewportSize({width, height: Math.min(height, 4000)});
}

/** The picture, once it no longer changes: charts and fonts arrive late. */
export async function photograph(page: Page, box: Box): Promise<Buffer> {
  const [x, y, width, height] = box;
  let last: Buffer | undefined;
  for (let at = 0; at < mostTries; at += 1) {
    const now = await page.screenshot({
      clip: {x, y, width, height},
      animations: 'disabled',
      caret: 'hide',
    });
    if (last?.equals(now)) return now;
    last = now;
  }
  throw new Error(`${page.url()} does not stop changing.`);
}

const run = promisify(execFile);

/** Lossless WebP of few colors: it is small and keeps small text sharp. */
export async function webp(png: Buffer): Promise<Buffer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'screens-'));
  const file = (name: string) => path.join(folder, name);
  const [from, few, to] = [file('a.png'), file('b.png'), file('a.webp')];
  writeFileSync(from, png);
  await run('pngquant', ['--nofs', '--strip', '--output', few, '64', from]);
  await run('cwebp', ['-quiet', '-lossless', '-z', '7', '-metadata', 'none', few, '-o', to]);
  const bytes = readFileSync(to);
  rmSync(folder, {recursive: true});
  return bytes;
}
