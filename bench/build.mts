import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {temporaryOf, type Site} from './lib/sites.mjs';

/** Resources that a build uses, in all of its processes. */
export interface BuildFigures {
  /** Seconds. */
  readonly wall: number;
  /** Processor time in seconds. */
  readonly cpu: number;
  /** Megabytes: sum of the peaks of all processes. */
  readonly memory: number;
}

const usageHook = pathToFileURL(path.join(import.meta.dirname, 'lib/usage.mjs')).href;

function usageOf(file: string): Pick<BuildFigures, 'cpu' | 'memory'> {
  const processes = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as {cpu: number; memory: number});
  const sum = (key: 'cpu' | 'memory') => processes.reduce((total, entry) => total + entry[key], 0);
  return {cpu: sum('cpu'), memory: sum('memory')};
}

function timed(site: Site): BuildFigures {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const usage = path.join(folder, 'usage');
  // Docusaurus caches the transpiled configuration in the temporary folder.
  const env = {
    ...process.env,
    TMPDIR: temporaryOf(site),
    NODE_OPTIONS: `--import=${usageHook}`,
    BENCH_USAGE: usage,
  };
  const started = performance.now();
  const {status, stderr, stdout} = spawnSync(process.execPath, site.build, {
    cwd: site.folder,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const wall = (performance.now() - started) / 1000;
  if (status !== 0) throw new Error(`The build of ${site.name} failed:\n${stdout}\n${stderr}`);
  const figures = {wall, ...usageOf(usage)};
  rmSync(folder, {recursive: true});
  return figures;
}

/** Builds with empty caches. */
export function buildCold(site: Site): BuildFigures {
  site.clean();
  return timed(site);
}

/** Builds again after a sentence was added to one page. */
export function buildChangedPage(site: Site): BuildFigures {
  const page = path.join(site.pages, 'docs/usage/settings.mdx');
  const before = readFileSync(page, 'utf8');
  writeFileSync(page, `${before}\nA sentence that was not there at ${Date.now()}.\n`);
  try {
    return timed(site);
  } finally {
    writeFileSync(page, before);
  }
}
