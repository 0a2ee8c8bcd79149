/**
 * `npm run bench -- search`: response times of the search in Chromium, also with 20 times the content.
 * Times are valid only if nothing else runs on the machine.
 */
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {readQuestions, setNames} from '../../tests/relevance/sets';
import {chromiumArguments, chromiumPath} from '../../tests/e2e/chromium';
import {startBrotliServer} from '../brotliServer.mjs';
import type {Measure} from '../lib/rows.mjs';
import type {Site} from '../lib/sites.mjs';
import {boxes} from './boxes.mjs';
import {measureFirstList, type FirstSearch, type ListTimes} from './firstList.mjs';
import {localeNames} from './indexFile.mjs';
import {measureKeys} from './keys.mjs';
import {startThrottlingProxy} from '../throttlingProxy.mjs';
import {multiplySearch} from './multiplied.mjs';
import {growth, lines, pasted, pauses, rates, typed} from './rows.mjs';

type Figures = Readonly<Record<string, number>>;

interface Run {
  readonly browser: Browser;
  readonly name: Site['name'];
  /** Folder of the built site. */
  readonly folder: string;
}

function p95(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? NaN;
}

async function firstList(
  {browser, name, folder}: Run,
  search: Omit<FirstSearch, 'box'>,
): Promise<ListTimes> {
  const server = await startBrotliServer(folder);
  const proxy = await startThrottlingProxy(server.origin);
  const measure = () => measureFirstList(browser, proxy, {...search, box: boxes[name]});
  // Does not count, because the server compresses each file at its first request.
  await measure();
  const times = await measure();
  proxy.close();
  server.close();
  return times;
}

async function listFigures(run: Run): Promise<Figures> {
  const figures: Record<string, number> = {};
  for (const locale of localeNames) {
    for (const query of pasted[locale]) {
      const times = await firstList(run, {locale, query});
      for (const [field, value] of Object.entries(times)) {
        figures[`${locale} ${query} ${field}`] = value;
      }
    }
  }
  return figures;
}

async function keyFigures({browser, name, folder}: Run, count: number): Promise<Figures> {
  const figures: Record<string, number> = {};
  const server = await startBrotliServer(folder);
  for (const locale of localeNames) {
    const questions = setNames.flatMap((set) => readQuestions(set, locale));
    const queries = questions.slice(0, count).map(({query}) => query);
    for (const rate of rates) {
      for (const pause of pauses) {
        const keys = {locale, queries, pause, rate, box: boxes[name]};
        const {waits, tasks} = await measureKeys(browser, server.origin, keys);
        const key = `${locale} ${rate} ${pause}`;
        figures[`${key} p95`] = p95(waits);
        figures[`${key} late`] = (waits.filter((wait) => wait > 300).length / waits.length) * 100;
        figures[`${key} task`] = Math.max(0, ...tasks);
      }
    }
  }
  server.close();
  return figures;
}

/** Measures the first results of the same query with many times the content, relative to the real site. */
async function growthFigures(run: Run, lists: Figures): Promise<Figures> {
  const figures: Record<string, number> = {};
  for (const locale of localeNames) {
    const [, query] = pasted[locale];
    const once = (field: keyof ListTimes) => lists[`${locale} ${query} ${field}`] ?? NaN;
    const folder = await multiplySearch(run.folder, locale, growth);
    const many = await firstList({...run, folder}, {locale, query});
    figures[`${locale} growth first`] = many.first / once('first');
    figures[`${locale} growth kilobytes`] = many.kilobytes / once('kilobytes');
    figures[`${locale} megabytes`] = once('megabytes');
    figures[`${locale} growth megabytes`] = many.megabytes;
  }
  return figures;
}

async function inBrowser(
  {name, folder}: Site,
  measure: (run: Run) => Promise<Figures>,
): Promise<Figures> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: chromiumArguments,
  });
  const figures = await measure({browser, name, folder: path.join(folder, 'build')});
  await browser.close();
  return figures;
}

async function freshFigures(run: Run): Promise<Figures> {
  const figures: Record<string, number> = {};
  for (const locale of localeNames) {
    const [, query] = pasted[locale];
    for (const line of lines) {
      const times = await firstList(run, {locale, query, isFresh: true, isFast: line === 'fast'});
      for (const field of ['field', 'first', 'final', 'kilobytes'] as const) {
        figures[`${locale} ${line} ${field}`] = times[field];
      }
    }
  }
  return figures;
}

async function allFigures(run: Run): Promise<Figures> {
  const lists = await listFigures(run);
  return {
    ...lists,
    ...(await keyFigures(run, typed[run.name])),
    ...(run.name === 'ours' ? await growthFigures(run, lists) : {}),
  };
}

/** Measures the search of one built site. */
export const measureSearch: Measure = (site) => inBrowser(site, allFigures);

/** Measures the search as the first interaction with a page. */
export const measureFirstSearch: Measure = (site) => inBrowser(site, freshFigures);
