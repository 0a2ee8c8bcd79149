/**
 * `npm run load`: the delivered nginx under wrk, over a real mix of pages, files
 * and misses, against a bare nginx that serves one file of the same mean size.
 * `LOAD_SECONDS=60` and `LOAD_CONNECTIONS=256` unless told otherwise. Both servers take
 * turns in short slices, so that other work on the machine weighs on both alike.
 */
import {execFileSync, spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {ask} from '../tests/delivery/http';
import {startNginx, type Nginx} from '../tests/delivery/nginx';
import {allRoutes} from '../tests/e2e/sitemap';
import {bareServer, memoryOf, requestScript, runWrk, type Slice} from './wrk.mts';

const seconds = Number(process.env.LOAD_SECONDS || 60);
const connections = Number(process.env.LOAD_CONNECTIONS || 256);
const slices = Math.max(1, Math.round(seconds / 10));
const ports = {delivered: 4191, bare: 4192};
const home = mkdtempSync(path.join(tmpdir(), 'docs-load-'));
const site = path.join(home, 'site');
mkdirSync(path.join(site, 'releases'), {recursive: true});

/** Pages of both languages, scripts, styles and indexes as a visit asks for them, and one miss in twenty. */
function realMix(): string[] {
  const routes = allRoutes();
  const assets = readdirSync('build', {recursive: true, encoding: 'utf8'})
    .filter((file) => /assets\/.*\.(js|css)$/.test(file) || /search-index.*\.json$/.test(file))
    .map((file) => `/${file}`);
  const hits = [...routes, ...routes, ...assets];
  const misses = routes.slice(0, Math.ceil(hits.length / 19)).map((route) => `${route}-missing`);
  return [...hits, ...misses];
}

async function meanSize(paths: readonly string[]): Promise<number> {
  let sum = 0;
  for (const each of paths) {
    sum += (await ask(ports.delivered, each, {'accept-encoding': 'br'})).body.length;
  }
  return Math.round(sum / paths.length);
}

const release = (command: string) =>
  execFileSync('sh', ['delivery/release/release.sh', 'build', site], {
    encoding: 'utf8',
    env: {...process.env, NGINX_COMMAND: command},
  });

/** A slice during which the server is reloaded and switched to another release. */
async function sliceWithSwitch(nginx: Nginx, script: string): Promise<Slice> {
  const slice = runWrk(ports.delivered, script, 15, connections);
  execFileSync(nginx.command[0] ?? '', [...nginx.command.slice(1), '-s', 'reload']);
  await new Promise<void>((resolve, reject) => {
    const switching = spawn('sh', ['delivery/release/release.sh', 'build', site], {
      env: {...process.env, NGINX_COMMAND: nginx.command.join(' ')},
      stdio: 'ignore',
    });
    switching.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`release: ${code}`)),
    );
  });
  return slice;
}

const nginx = await startNginx(`include ${site}/current/release.conf;\n`, ports.delivered, () =>
  release('true'),
);
const mix = realMix();
const bare = await bareServer(home, ports.bare, await meanSize(mix));
const scripts = {
  delivered: requestScript(path.join(home, 'mix.lua'), mix),
  bare: requestScript(path.join(home, 'bare.lua'), ['/file.html']),
};
const results = {delivered: [] as Slice[], bare: [] as Slice[]};
const memory: number[] = [];
try {
  await runWrk(ports.delivered, scripts.delivered, 3, connections);
  await runWrk(ports.bare, scripts.bare, 3, connections);
  for (let turn = 0; turn < slices; turn += 1) {
    for (const name of ['delivered', 'bare'] as const) {
      results[name].push(await runWrk(ports[name], scripts[name], seconds / slices, connections));
    }
    console.error(
      `slice ${turn + 1}: ${results.delivered.at(-1)?.rate} against ${results.bare.at(-1)?.rate} requests a second`,
    );
    memory.push(memoryOf(path.join(nginx.folder, 'nginx.pid')));
  }
  const switched = await sliceWithSwitch(nginx, scripts.delivered);
  const rate = (list: readonly Slice[]) =>
    Math.round(list.reduce((sum, slice) => sum + slice.rate, 0) / list.length);
  const failures = [...results.delivered, switched].reduce((sum, slice) => sum + slice.failures, 0);
  const report = {
    connections,
    seconds,
    requests: results.delivered.reduce((sum, slice) => sum + slice.requests, 0),
    failures,
    delivered: rate(results.delivered),
    bare: rate(results.bare),
    ratio: Number((rate(results.delivered) / rate(results.bare)).toFixed(3)),
    memoryMegabytes: memory,
    underReloadAndSwitch: switched,
    bareFile: readFileSync(path.join(home, 'bare/file.html')).length,
  };
  console.log(JSON.stringify(report, null, 2));
  if (failures > 0 || report.ratio < 0.9) process.exitCode = 1;
} finally {
  await Promise.all([nginx.stop(), bare.stop()]);
  rmSync(home, {recursive: true, force: true});
}
