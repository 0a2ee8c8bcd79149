/**
 * `npm run bench -- search`: what readers of the built site wait for, in Chromium, and how it grows.
 * `--before FOLDER` measures another build in turns with ours. Times are right on a quiet machine only.
 */
import path from 'node:path';
import {chromium, type Browser} from '@playwright/test';
import {questions} from '../../search/eval/answers';
import {chromiumArguments, chromiumPath} from '../../tests/e2e/chromium';
import {startBrotliServer} from '../brotliServer.mjs';
import {root} from '../lib/folders.mjs';
import {median} from '../lib/median.mjs';
import {measureFirstList, type ListTimes} from './firstList.mjs';
import {localeNames, type LocaleName} from './indexFile.mjs';
import {measureKeys} from './keys.mjs';
import {startSlowLine} from './lineServer.mjs';
import {firstQuery, multipliedIndex} from './multiplied.mjs';

const rounds = 5;
const typedQueries = 100;
const pauses = [20, 60, 120] as const;
const processors = [1, 4] as const;
const factors = [1, 20] as const;
/** A title, and words of a text. */
const pasted = {
  en: ['docker', 'reverse proxy client ip'],
  de: ['docker', 'passwort vergessen'],
} as const;

function p95(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? NaN;
}

/** A folder with a build, by the name it has in the tables. */
type Builds = Readonly<Record<string, string>>;

async function keyRows(browser: Browser, builds: Builds, locale: LocaleName) {
  const queries = [...questions.tuning, ...questions.heldOut]
    .map((pair) => pair[locale].query)
    .slice(0, typedQueries);
  const rows = [];
  for (const rate of processors) {
    for (const pause of pauses) {
      for (const [site, folder] of Object.entries(builds)) {
        const server = await startBrotliServer(folder);
        const times = await measureKeys(browser, server.origin, {locale, queries, pause, rate});
        server.close();
        rows.push({
          site,
          locale,
          processor: `1/${rate}`,
          'ms a key': pause,
          'median ms': Math.round(median(times.waits)),
          'p95 ms': Math.round(p95(times.waits)),
          'later than 300 ms': times.waits.filter((wait) => wait > 300).length,
          'longest task ms': Math.round(Math.max(0, ...times.tasks)),
        });
      }
    }
  }
  return rows;
}

async function listRows(browser: Browser, builds: Builds, locale: LocaleName) {
  const found = new Map<string, ListTimes[]>();
  for (let turn = 0; turn < rounds; turn += 1) {
    for (const query of pasted[locale]) {
      for (const [site, folder] of Object.entries(builds)) {
        const server = await startBrotliServer(folder);
        const line = await startSlowLine(server.origin);
        const times = await measureFirstList(browser, line, {locale, query});
        line.close();
        server.close();
        const key = `${site}: ${query}`;
        found.set(key, [...(found.get(key) ?? []), times]);
      }
    }
  }
  return [...found].map(([name, times]) => ({
    locale,
    name,
    'first list ms': Math.round(median(times.map(({first}) => first))),
    'stable list ms': Math.round(median(times.map(({stable}) => stable))),
    KB: Math.round(median(times.map(({bytes}) => bytes)) / 1000),
  }));
}

function growthRows(folder: string, locale: LocaleName) {
  return factors.map((factor) => {
    const {kilobytes, cpu, megabytes} = firstQuery(
      multipliedIndex(folder, locale, factor),
      'docker container',
    );
    const round = (value: number) => Math.round(value * 10) / 10;
    return {
      locale,
      content: `${factor}×`,
      KB: round(kilobytes),
      'CPU ms': round(cpu),
      MB: round(megabytes),
    };
  });
}

/** Another build beside ours, if the command line names one. */
function buildsToMeasure(): Builds {
  const at = process.argv.indexOf('--before');
  const before = process.argv[at + 1];
  const ours = {ours: path.join(root, 'build')};
  return at < 0 || before === undefined ? ours : {before: path.resolve(before), ...ours};
}

export async function benchSearch(progress: (step: string) => void): Promise<void> {
  const builds = buildsToMeasure();
  const browser = await chromium.launch({executablePath: chromiumPath(), args: chromiumArguments});
  for (const locale of localeNames) {
    progress(`search: first list, ${locale}`);
    console.table(await listRows(browser, builds, locale));
    progress(`search: keys, ${locale}`);
    console.table(await keyRows(browser, builds, locale));
    progress(`search: growth, ${locale}`);
    console.table(growthRows(path.join(root, 'build'), locale));
  }
  await browser.close();
}
