import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {cpus, tmpdir} from 'node:os';
import path from 'node:path';
import {releaseOf, startNginx} from '../../tests/delivery/nginx';
import {childrenOf} from '../../tests/delivery/processes';
import {runWrk, wrkScript, type WrkResult} from '../../tests/delivery/wrk';
import {startBareServer} from './bareServer.mts';
import {wireSize} from './wireSize.mts';

const ports = {delivered: 4191, bare: 4192};
const turns = 6;

/** The server and wrk on processors of their own, or else wrk's work would count as the server's. */
const processors = cpus().map((_cpu, index) => index);
const half = Math.ceil(processors.length / 2);
const places =
  processors.length > 1
    ? {server: processors.slice(0, half), wrk: processors.slice(half)}
    : undefined;

function settle(main: number): void {
  if (!places) return;
  for (const pid of [main, ...childrenOf(main)])
    execFileSync('taskset', ['-c', '-p', places.server.join(), String(pid)]);
}

const rate = (results: readonly WrkResult[]) =>
  Math.round(
    results.reduce((sum, {requests}) => sum + requests, 0) /
      results.reduce((sum, {seconds}) => sum + seconds, 0),
  );

export interface Comparison {
  readonly processors: typeof places;
  /** Mean of the whole answers, headers included, over the mix. The bare server's are as long. */
  readonly answerBytes: number;
  readonly requests: number;
  /** Connections to the delivered server that broke. */
  readonly broken: number;
  /** Requests a second. */
  readonly delivered: number;
  readonly bare: number;
  readonly ratio: number;
  readonly ratioOfEachTurn: readonly number[];
}

const round = (value: number) => Math.round(value * 1000) / 1000;

/** The delivered server and a bare one in turn, so that other work on the machine weighs on both alike. */
export async function compare(
  mix: readonly string[],
  seconds: number,
  connections: number,
): Promise<Comparison> {
  const home = mkdtempSync(path.join(tmpdir(), 'docs-load-'));
  const nginx = await startNginx(releaseOf('build'), ports.delivered);
  const answerBytes = await wireSize(ports.delivered, mix);
  const bare = await startBareServer(home, ports.bare, answerBytes);
  const scripts = {
    delivered: wrkScript(path.join(home, 'mix.lua'), mix),
    // As many different addresses, so that wrk has the same work.
    bare: wrkScript(
      path.join(home, 'bare.lua'),
      mix.map((_path, index) => `/file.html?${index}`),
    ),
  };
  const drive = (server: 'delivered' | 'bare', duration: number) =>
    runWrk(ports[server], scripts[server], {
      seconds: duration,
      connections,
      ...(places && {processors: places.wrk}),
    });
  const results = {delivered: [] as WrkResult[], bare: [] as WrkResult[]};
  try {
    [nginx.pid, bare.pid].forEach(settle);
    for (const server of ['delivered', 'bare'] as const) await drive(server, 2);
    for (let turn = 1; turn <= turns; turn += 1) {
      for (const server of ['delivered', 'bare'] as const)
        results[server].push(await drive(server, Math.round(seconds / turns)));
    }
  } finally {
    await Promise.all([nginx.stop(), bare.stop()]);
    rmSync(home, {recursive: true, force: true});
  }
  return {
    processors: places,
    answerBytes,
    requests: results.delivered.reduce((sum, {requests}) => sum + requests, 0),
    broken: results.delivered.reduce((sum, {broken}) => sum + broken, 0),
    delivered: rate(results.delivered),
    bare: rate(results.bare),
    ratio: round(rate(results.delivered) / rate(results.bare)),
    ratioOfEachTurn: results.delivered.map((result, turn) =>
      round(rate([result]) / rate(results.bare.slice(turn, turn + 1))),
    ),
  };
}
