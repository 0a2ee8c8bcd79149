/**
 * `npm run load`: load on the delivered nginx by wrk, with a mix of pages, files and missing files, with the
 * configuration of the container and with Debian's own. Both are compared to a minimal nginx that serves one
 * file of the same mean size. Then a minute without a change, and releases under load. Prints the figures of
 * DELIVERY.md. Fails on a failed request, on growing memory and, on a quiet machine, if the container's
 * configuration has less than 0.9 of the minimal server's throughput. The variables `LOAD_SECONDS` (default
 * 60) and `LOAD_CONNECTIONS` (default 256) change the load.
 */
import {execFileSync} from 'node:child_process';
import {cpus, loadavg} from 'node:os';
import {nginxMain} from '../../delivery/forms/nginxMain.mts';
import {requestMix} from '../../tests/delivery/mix';
import {compare} from './comparison.mts';
import {debianMain} from './debianMain.mts';
import {endure} from './endurance.mts';
import {verdictOf} from './verdict.mts';

const seconds = Number(process.env.LOAD_SECONDS || 60);
const connections = Number(process.env.LOAD_CONNECTIONS || 256);
const mix = requestMix();
const load = () => Number(loadavg()[0]?.toFixed(1));

const loadBefore = load();
const comparisons = {
  container: await compare(mix, {seconds, connections, main: nginxMain}),
  Debian: await compare(mix, {seconds, connections, main: debianMain}),
};
const {endurance, releases, wrongResponses} = await endure(mix, seconds, connections);
console.log(
  JSON.stringify(
    {
      nginx: execFileSync('sh', ['-c', 'nginx -v 2>&1'], {encoding: 'utf8'}).trim(),
      loadAverage: {before: loadBefore, after: load()},
      connections,
      paths: mix.length,
      comparisons,
      endurance,
      releases,
      wrongResponses,
    },
    null,
    2,
  ),
);

const line = (name: string, {p50, p99}: {p50: number; p99: number}, rest: string) =>
  console.log(`${name.padEnd(24)} p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${rest}`);
for (const [name, {latency, delivered, bare, ratio, errors}] of Object.entries(comparisons)) {
  line(name, latency.delivered, `${errors} errors, ${delivered} requests/s (${ratio} of bare)`);
  line('  bare, in turn', latency.bare, `${bare} requests/s`);
}
line(
  `${seconds} s without a pause`,
  endurance,
  `${endurance.broken} errors, ${endurance.requests} requests`,
);
console.log(
  `${releases.switches} releases under load: ${releases.errors.length} errors, ${releases.requests} requests, ${releases.repeated} sent again`,
);

const {noise, problems} = verdictOf({
  ratio: comparisons.container.ratio,
  noise: comparisons.container.noise,
  loadBefore,
  processors: cpus().length,
  broken: comparisons.container.errors + comparisons.Debian.errors + endurance.broken,
  failed: releases.errors.length,
  wrongResponses,
  megabytes: endurance.megabytes,
});
if (noise) console.log(noise);
for (const problem of problems) console.error(`✖ ${problem}`);
if (problems.length > 0) process.exitCode = 1;
