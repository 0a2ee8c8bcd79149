import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {cpus, tmpdir} from 'node:os';
import path from 'node:path';
import type {NginxPlace} from '../../delivery/forms/nginxMain.mts';
import {releaseOf, startNginx} from '../../tests/delivery/nginx';
import {childrenOf} from '../../tests/delivery/processes';
import {runWrk, wrkScript, type WrkResult} from '../../tests/delivery/wrk';
import {median} from '../lib/median.mts';
import {startBareServer} from './bareServer.mts';
import {wireSize} from './wireSize.mts';

const ports = {delivered: 4191, bare: 4192};
const rounds = 6;

/** The server and wrk get separate processors, so that they do not slow each other down. */
const processors = cpus().map((_cpu, index) => index);
const half = Math.ceil(processors.length / 2);
const places =
  processors.length > 1
    ? {server: processors.slice(0, half), wrk: processors.slice(half)}
    : undefined;

function pinToProcessors(main: number): void {
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
  /** Mean size of the responses to the mix, headers included. The bare server sends as much. */
  readonly responseBytes: number;
  readonly requests: number;
  /** Errors of connections to the delivered server. */
  readonly errors: number;
  /** Milliseconds: the median of the rounds. */
  readonly latency: Readonly<Record<'delivered' | 'bare', {p50: number; p99: number}>>;
  /** Requests per second. */
  readonly delivered: number;
  readonly bare: number;
  readonly ratio: number;
  readonly ratioOfEachRound: readonly number[];
  /** Variation of the bare server: its fastest round divided by its slowest. */
  readonly noise: number;
}

interface CompareOptions {
  readonly seconds: number;
  readonly connections: number;
  /** Generates nginx.conf. */
  readonly main: (place: NginxPlace) => string;
}

const latencyOf = (results: readonly WrkResult[]) => ({
  p50: median(results.map(({p50}) => p50)),
  p99: median(results.map(({p99}) => p99)),
});

const round = (value: number) => Math.round(value * 1000) / 1000;

/** Measures the delivered server and a bare one alternately, so that other load on the machine affects both equally. */
export async function compare(
  mix: readonly string[],
  {seconds, connections, main}: CompareOptions,
): Promise<Comparison> {
  const home = mkdtempSync(path.join(tmpdir(), 'docs-load-'));
  const nginx = await startNginx({release: releaseOf('build'), port: ports.delivered, main});
  const responseBytes = await wireSize(ports.delivered, mix);
  const bare = await startBareServer(home, ports.bare, responseBytes);
  const scripts = {
    delivered: wrkScript(path.join(home, 'mix.lua'), mix),
    // The same number of URLs, so that wrk has the same work.
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
    [nginx.pid, bare.pid].forEach(pinToProcessors);
    for (const server of ['delivered', 'bare'] as const) await drive(server, 2);
    for (let count = 1; count <= rounds; count += 1) {
      for (const server of ['delivered', 'bare'] as const)
        results[server].push(await drive(server, Math.round(seconds / rounds)));
    }
  } finally {
    await Promise.all([nginx.stop(), bare.stop()]);
    rmSync(home, {recursive: true, force: true});
  }
  const bareRates = results.bare.map((result) => rate([result]));
  return {
    processors: places,
    responseBytes,
    requests: results.delivered.reduce((sum, {requests}) => sum + requests, 0),
    errors: results.delivered.reduce((sum, {broken}) => sum + broken, 0),
    latency: {delivered: latencyOf(results.delivered), bare: latencyOf(results.bare)},
    delivered: rate(results.delivered),
    bare: rate(results.bare),
    ratio: round(rate(results.delivered) / rate(results.bare)),
    ratioOfEachRound: results.delivered.map((result, index) =>
      round(rate([result]) / rate(results.bare.slice(index, index + 1))),
    ),
    noise: round(Math.max(...bareRates) / Math.min(...bareRates)),
  };
}
