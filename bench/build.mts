import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {Site} from './lib/sites.mjs';

/** What a build costs, with all of its processes. */
export interface BuildFigures {
  /** Seconds. */
  readonly wall: number;
  /** Seconds of all processors. */
  readonly cpu: number;
  /** Megabytes: the peaks of the processes together. */
  readonly memory: number;
}

/**
 * Cold: nothing stored by earlier builds. Warm: everything. Page: everything, but one page is new.
 * Styles: everything, but there is a new rule, which concerns all pages of all languages.
 */
export type BuildKind = 'cold' | 'warm' | 'page' | 'styles';

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
  // Transpiled configuration is stored in the folder for temporary files.
  const env = {
    ...process.env,
    TMPDIR: site.temporary,
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

function withAddition<T>(file: string, addition: string, action: () => T): T {
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, `${before}\n${addition}\n`);
  try {
    return action();
  } finally {
    writeFileSync(file, before);
  }
}

/** Builds a site and says what it took. All but cold builds follow a build of the same site. */
export function measureBuild(site: Site, kind: BuildKind): BuildFigures {
  const build = () => timed(site);
  const unique = Math.round(performance.now());
  switch (kind) {
    case 'cold':
      site.forget();
      return build();
    case 'page':
      return withAddition(
        path.join(site.folder, 'docs/usage/settings.mdx'),
        `A sentence that was not there at ${unique}.`,
        build,
      );
    case 'styles':
      return withAddition(
        path.join(site.folder, site.styles),
        `main { scroll-margin-block-start: ${unique}px; }`,
        build,
      );
    default:
      return build();
  }
}

/** The figures of a build with nothing stored, and of one that follows it. */
export function coldAndWarm(site: Site): Record<string, number> {
  const cold = measureBuild(site, 'cold');
  const warm = measureBuild(site, 'warm');
  return {
    coldWall: cold.wall,
    coldCpu: cold.cpu,
    coldMemory: cold.memory,
    warmWall: warm.wall,
    warmCpu: warm.cpu,
    warmMemory: warm.memory,
  };
}
