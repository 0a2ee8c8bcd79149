/**
 * `npm run bench`: our site next to a stock Docusaurus site of the same pages, measured in turn.
 * `npm run bench -- build visit` runs these parts only; `--rounds 5` sets the number of runs.
 * `npm run bench -- search` measures the search of the built site alone.
 * Writes bench/results.json and bench/RESULTS.md. Times are right on a quiet machine only.
 */
import {existsSync, writeFileSync} from 'node:fs';
import {availableParallelism, cpus} from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {measureBuild} from './build.mjs';
import {growthRows} from './growth.mjs';
import {root} from './lib/folders.mjs';
import {markdownTable} from './lib/report.mjs';
import {compare, type Figure, type Measure, type Row} from './lib/rows.mjs';
import {ourSite, stockSite, type Site} from './lib/sites.mjs';
import {useFigures, visitFigures} from './pages.mjs';
import {buildRows, useRows, visitRows} from './rowNames.mjs';
import {benchSearch} from './search/run.mjs';

const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {rounds: {type: 'string', default: '3'}},
});
const rounds = Number(values.rounds);
const wanted = new Set(positionals.length > 0 ? positionals : ['build', 'visit', 'use', 'growth']);

/** Goes where the table does not. */
const progress = (step: string) => console.error(`  ${step}`);

async function buildFigures(site: Site): Promise<Record<string, number>> {
  const cold = measureBuild(site, 'cold');
  const warm = measureBuild(site, 'warm');
  const changed = measureBuild(site, 'changed');
  return {
    coldWall: cold.wall,
    coldCpu: cold.cpu,
    coldMemory: cold.memory,
    warmWall: warm.wall,
    warmCpu: warm.cpu,
    warmMemory: warm.memory,
    changedWall: changed.wall,
    changedCpu: changed.cpu,
  };
}

async function compareSites(): Promise<Row[]> {
  const sites = [ourSite(), await stockSite()];
  const rows: Row[] = [];
  const compareIn = (part: string, measure: Measure, figures: readonly Figure[]) =>
    compare({sites, rounds, measure, figures, onProgress: (step) => progress(`${part}: ${step}`)});
  if (wanted.has('build')) {
    rows.push(...(await compareIn('build', buildFigures, buildRows)));
  }
  for (const site of sites) {
    if (!existsSync(path.join(site.folder, 'build'))) measureBuild(site, 'warm');
  }
  if (wanted.has('visit')) {
    rows.push(...(await compareIn('visit', visitFigures, visitRows)));
  }
  if (wanted.has('use')) {
    rows.push(...(await compareIn('use', useFigures, useRows)));
  }
  if (wanted.has('growth')) {
    const plain = new Map<Site['name'], number>();
    for (const site of sites) plain.set(site.name, (await visitFigures(site)).js ?? NaN);
    rows.push(...(await growthRows(sites, plain, progress)));
  }
  return rows;
}

function report(rows: readonly Row[]): void {
  const machine = `${availableParallelism()} × ${cpus()[0]?.model ?? process.arch}, Node ${process.version}, medians of ${rounds}`;
  const table = markdownTable(rows);
  writeFileSync(
    path.join(root, 'bench/results.json'),
    `${JSON.stringify({machine, rows}, null, 2)}\n`,
  );
  writeFileSync(
    path.join(root, 'bench/RESULTS.md'),
    `# Our site next to stock Docusaurus\n\nMade by \`npm run bench\` (${machine}).\n\n${table}\n`,
  );
  console.log(`${machine}\n\n${table}`);
}

if (wanted.has('search')) {
  await benchSearch(progress);
}
if (['build', 'visit', 'use', 'growth'].some((part) => wanted.has(part))) {
  report(await compareSites());
}
