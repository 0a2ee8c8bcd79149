/**
 * `npm run load`: load on the delivered nginx by wrk, with a mix of pages, files and missing files,
 * compared to a minimal nginx that serves one file of the same mean size; then for a minute without
 * a change, with switches of releases, and with reloads. Prints the figures of DELIVERY.md. Fails on
 * a failed request, growing memory, or less than 0.9 of the minimal server's throughput. The
 * variables `LOAD_SECONDS` (default 60) and `LOAD_CONNECTIONS` (default 256) change the load.
 */
import {execFileSync} from 'node:child_process';
import {loadavg} from 'node:os';
import {requestMix} from '../../tests/delivery/mix';
import {compare} from './comparison.mts';
import {endure} from './endurance.mts';

const seconds = Number(process.env.LOAD_SECONDS || 60);
const connections = Number(process.env.LOAD_CONNECTIONS || 256);
const mix = requestMix();
const load = () => Number(loadavg()[0]?.toFixed(1));

const loadBefore = load();
const comparison = await compare(mix, seconds, connections);
const {endurance, switches, reloads, wrongAnswers} = await endure(mix, seconds, connections);
console.log(
  JSON.stringify(
    {
      nginx: execFileSync('sh', ['-c', 'nginx -v 2>&1'], {encoding: 'utf8'}).trim(),
      loadAverage: {before: loadBefore, after: load()},
      connections,
      addresses: mix.length,
      comparison,
      endurance,
      switches,
      reloads,
      wrongAnswers,
    },
    null,
    2,
  ),
);

const [firstMemory = 0, ...laterMemory] = endurance.megabytes;
const problems = Object.entries({
  [`throughput ${comparison.ratio} of the bare server's, less than 0.9`]: comparison.ratio < 0.9,
  'broken connections': comparison.broken + endurance.broken > 0,
  'broken connections while releases were switched': switches.broken > 0,
  'a reload for a release with the same policy': switches.isReloaded,
  'failed requests while nginx was reloaded': reloads.failed.length > 0,
  'wrong answers': wrongAnswers > 0,
  'memory grew': Math.max(...laterMemory) > firstMemory * 1.05,
}).filter(([, isTrue]) => isTrue);
for (const [problem] of problems) console.error(`✖ ${problem}`);
if (problems.length > 0) process.exitCode = 1;
