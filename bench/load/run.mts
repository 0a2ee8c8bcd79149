/**
 * `npm run load`: the delivered nginx under wrk, over a real mix of pages, files and misses, against
 * a bare nginx that serves one file of the same mean size; then for a minute on end, with releases
 * switched, and with reloads. Prints what DELIVERY.md says about it, and fails on a failed request,
 * growing memory, or less than 0.9 of the bare server's throughput. `LOAD_SECONDS=60` and
 * `LOAD_CONNECTIONS=256` unless told otherwise.
 */
import {execFileSync} from 'node:child_process';
import {loadavg} from 'node:os';
import {realMix} from '../../tests/delivery/mix';
import {compare} from './comparison.mts';
import {endure} from './endurance.mts';

const seconds = Number(process.env.LOAD_SECONDS || 60);
const connections = Number(process.env.LOAD_CONNECTIONS || 256);
const mix = realMix();
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
const complaints = Object.entries({
  [`throughput ${comparison.ratio} of the bare server's, less than 0.9`]: comparison.ratio < 0.9,
  'broken connections': comparison.broken + endurance.broken > 0,
  'broken connections while releases were switched': switches.broken > 0,
  'a reload for a release with the same policy': switches.isReloaded,
  'failed requests while nginx was reloaded': reloads.failed.length > 0,
  'wrong answers': wrongAnswers > 0,
  'memory grew': Math.max(...laterMemory) > firstMemory * 1.05,
}).filter(([, isSo]) => isSo);
for (const [complaint] of complaints) console.error(`✖ ${complaint}`);
if (complaints.length > 0) process.exitCode = 1;
