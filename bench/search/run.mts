/**
 * `npm run bench -- search`: bytes and times of the search on the built site, all times in Chromium.
 * The figures stand in search/README.md.
 */
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {queries} from '../../search/eval/queries';
import {brotliSize} from '../../search/eval/brotliSize';
import {chromiumArguments, chromiumPath} from '../../tests/e2e/chromium';
import {startBrotliServer} from '../brotliServer.mjs';
import {root} from '../lib/folders.mjs';
import {median} from '../lib/median.mjs';
import {timeEngine} from './engine.mjs';
import {localeNames, readIndexText, type LocaleName} from './indexFile.mjs';
import {multipliedIndex} from './multiplied.mjs';
import {measureTyping, type TypingTimes} from './typing.mjs';

const factors = [1, 10, 50] as const;
const rounds = 5;
const round = (value: number) => Math.round(value * 10) / 10;

function p95(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? NaN;
}

function askedIn(locale: LocaleName): string[] {
  return [...queries[locale].tuning, ...queries[locale].heldOut].map(({query}) => query);
}

async function engineRow(browser: Browser, locale: LocaleName, index: string) {
  const page = await browser.newPage();
  const {load, queries: times} = await timeEngine(page, index, askedIn(locale));
  await page.close();
  return {
    'KB raw': Math.round(index.length / 1000),
    'KB brotli': round(brotliSize(index) / 1000),
    'load ms': round(load),
    'query ms': round(median(times)),
    'p95 ms': round(p95(times)),
  };
}

const longestOf = (times: readonly TypingTimes[]) =>
  Math.round(Math.max(...times.map(({longest}) => longest)));

async function typingRow(run: (isSlow: boolean) => Promise<TypingTimes>) {
  const slow: TypingTimes[] = [];
  const full: TypingTimes[] = [];
  for (let turn = 0; turn < rounds; turn += 1) {
    slow.push(await run(true));
    full.push(await run(false));
  }
  return {
    'slow: open to first result ms': Math.round(median(slow.map(({first}) => first))),
    'slow: longest task while typing ms': longestOf(slow),
    'longest task while typing ms': longestOf(full),
  };
}

export async function benchSearch(progress: (step: string) => void): Promise<void> {
  const folder = path.join(root, 'build');
  const browser = await chromium.launch({executablePath: chromiumPath(), args: chromiumArguments});
  const server = await startBrotliServer(folder);
  const {origin} = server;
  const sites = [];
  for (const locale of localeNames) {
    progress(`search: ${locale}`);
    const engine = await engineRow(browser, locale, readIndexText(folder, locale));
    const typing = await typingRow((isSlow) =>
      measureTyping({browser, origin, locale, query: 'docker', isSlow}),
    );
    sites.push({locale, ...engine, ...typing});
  }
  const growth = [];
  for (const factor of factors) {
    progress(`search: ${factor} times the content`);
    const index = multipliedIndex(folder, 'de', factor);
    const engine = await engineRow(browser, 'de', index);
    const typing = await measureTyping({
      browser,
      origin,
      locale: 'de',
      query: 'docker',
      index,
      isSlow: true,
    });
    growth.push({
      content: `${factor}×`,
      ...engine,
      'slow: longest task while typing ms': Math.round(typing.longest),
    });
  }
  console.table(sites);
  console.table(growth);
  await browser.close();
  server.close();
}
