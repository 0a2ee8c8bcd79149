/**
 * `npm run bench`: measures our site and a stock Docusaurus site with the same pages alternately.
 * `npm run bench -- visit clicks` runs only these parts; `--rounds 3` sets the number of runs. Writes bench/results.json
 * and bench/RESULTS.md after each part. Times are only valid if nothing else runs on the machine.
 */
import {availableParallelism, cpus, loadavg} from 'node:os';
import {parseArgs} from 'node:util';
import {figures, partNames, type PartName} from './figures.mjs';
import {measureGrowth} from './growth.mjs';
import {storeResults} from './lib/results.mjs';
import {compare} from './lib/rows.mjs';
import {builtSites, ourCopy, stockSite} from './lib/sites.mjs';
import {measures} from './measures.mjs';
import {measureFirstSearch, measureSearch} from './search/run.mjs';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {rounds: {type: 'string', default: '5'}},
});
const unknown = positionals.filter((name) => !partNames.some((part) => part === name));
if (unknown.length > 0) {
  throw new Error(`No part ${unknown.join(', ')}. There are: ${partNames.join(', ')}.`);
}
const wanted = new Set(positionals.length > 0 ? positionals : partNames);

/** On stderr, because the tables are on stdout. */
const progress = (step: string) => console.error(`  ${step}`);

const allMeasures = {
  ...measures,
  growth: measureGrowth,
  firstSearch: measureFirstSearch,
  search: measureSearch,
};

/** Parts that run only once, because they take long and their figures vary little or are taken over many queries. */
const once: readonly PartName[] = ['growth', 'search'];

const load = () => (loadavg()[0] ?? NaN).toFixed(1);

let built: ReturnType<typeof builtSites> | undefined;

async function comparePart(part: PartName): Promise<void> {
  const loadBefore = load();
  // Builds are measured in copies, since the benchmark changes a page.
  const sites =
    part === 'build' ? [ourCopy(), await stockSite()] : await (built ??= builtSites(progress));
  const rounds = once.includes(part) ? 1 : Number(values.rounds);
  const rows = await compare({
    sites,
    rounds,
    measure: allMeasures[part],
    figures: figures[part],
    onProgress: (step) => progress(`${part}: ${step}`),
  });
  const machine = `${availableParallelism()} × ${cpus()[0]?.model ?? process.arch}, Node ${process.version}`;
  const made = `${machine}, load ${loadBefore} before and ${load()} after, medians of ${rounds}`;
  console.log(`\n${part}: ${made}\n\n${storeResults(part, {made, rows})}\n`);
  const missing = rows.filter(({ours}) => Number.isNaN(ours));
  for (const {name} of missing) console.error(`Not measured on our site: ${name}.`);
  if (missing.length > 0) process.exitCode = 1;
}

for (const part of partNames) {
  if (wanted.has(part)) await comparePart(part);
}
