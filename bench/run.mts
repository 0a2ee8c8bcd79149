/**
 * `npm run bench`: our site next to a stock Docusaurus site of the same pages, measured in turn.
 * `npm run bench -- build visit` runs these parts only; `--rounds 5` sets the number of runs.
 * `--queries 200` types that many queries into the search at each pace.
 * Writes bench/results.json and bench/RESULTS.md, part by part. Times are right on a quiet machine only.
 */
import {existsSync} from 'node:fs';
import {availableParallelism, cpus} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {coldAndWarm, measureBuild} from './build.mjs';
import {growthRows} from './growth.mjs';
import {keepResults, partNames, type PartName} from './lib/results.mjs';
import {compare, type Figure, type Measure, type Row} from './lib/rows.mjs';
import {ourSite, stockSite, type Site} from './lib/sites.mjs';
import {usageFigures, visitFigures} from './pages.mjs';
import {buildRows, useRows, visitRows} from './rowNames.mjs';
import {searchFigures} from './search/rows.mjs';
import {measureSearch} from './search/run.mjs';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {
    rounds: {type: 'string', default: '3'},
    queries: {type: 'string', default: '30'},
  },
});
const rounds = Number(values.rounds);
const wanted = new Set(positionals.length > 0 ? positionals : partNames);

/** Goes where the table does not. */
const progress = (step: string) => console.error(`  ${step}`);

async function buildFigures(site: Site): Promise<Record<string, number>> {
  const builds = coldAndWarm(site);
  const page = measureBuild(site, 'page');
  const styles = measureBuild(site, 'styles');
  return {
    ...builds,
    pageWall: page.wall,
    pageCpu: page.cpu,
    stylesWall: styles.wall,
    stylesCpu: styles.cpu,
  };
}

/** JavaScript of a first visit, one site after the other. */
async function plainWeights(sites: readonly Site[]): Promise<number[]> {
  const weights = [];
  for (const site of sites) weights.push((await visitFigures(site)).js ?? NaN);
  return weights;
}

async function compareSites(): Promise<void> {
  const sites = [ourSite(), await stockSite()];
  const compareIn = (part: PartName, measure: Measure, figures: readonly Figure[]) =>
    compare({sites, rounds, measure, figures, onProgress: (step) => progress(`${part}: ${step}`)});
  if (wanted.has('build')) {
    keepPart('build', await compareIn('build', buildFigures, buildRows));
  }
  for (const site of sites) {
    if (!existsSync(path.join(site.folder, 'build'))) measureBuild(site, 'warm');
  }
  if (wanted.has('visit')) {
    keepPart('visit', await compareIn('visit', visitFigures, visitRows));
  }
  if (wanted.has('use')) {
    keepPart('use', await compareIn('use', usageFigures, useRows));
  }
  if (wanted.has('search')) {
    const measure = measureSearch(Number(values.queries));
    keepPart('search', await compareIn('search', measure, searchFigures));
  }
  if (wanted.has('growth')) {
    const [ours = NaN, stock = NaN] = await plainWeights(sites);
    for await (const rows of growthRows({ours, stock}, progress)) keepPart('growth', rows);
  }
}

function keepPart(name: PartName, rows: readonly Row[]): void {
  const machine = `${availableParallelism()} × ${cpus()[0]?.model ?? process.arch}, Node ${process.version}`;
  const runs = name === 'growth' ? 1 : rounds;
  console.log(keepResults(name, {made: `${machine}, medians of ${runs}`, rows}));
}

await compareSites();
