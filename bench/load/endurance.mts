import {readFileSync} from 'node:fs';
import path from 'node:path';
import {wrongResponsesLog} from '../../tests/delivery/mix';
import {childrenOf, memoryOf} from '../../tests/delivery/processes';
import {startReaders} from '../../tests/delivery/readers';
import {startSite, type Site} from '../../tests/delivery/site';
import {runWrk, wrkScript} from '../../tests/delivery/wrk';

const port = 4193;
const samples = 6;

const wait = (seconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, seconds * 1000));

interface Load {
  readonly site: Site;
  readonly mix: readonly string[];
  readonly seconds: number;
  readonly connections: number;
}

function drive({site, mix, connections}: Load, seconds: number) {
  const script = wrkScript(path.join(site.home, 'mix.lua'), mix);
  return runWrk(port, script, {seconds, connections});
}

async function withoutChange(load: Load) {
  const running = drive(load, load.seconds);
  const {pid} = load.site.nginx;
  const megabytes: number[] = [];
  for (let sample = 1; sample <= samples; sample += 1) {
    await wait((load.seconds / samples) * 0.95);
    megabytes.push(memoryOf([pid, ...childrenOf(pid)]));
  }
  return {...(await running), megabytes};
}

/**
 * Puts load on the server while releases are switched. Each release reloads nginx, which closes idle connections, and a
 * client that has just sent a request on one must repeat it. wrk does not do that, so simulated readers make the requests.
 */
async function withReleases({site, mix, seconds, connections}: Load) {
  const readers = startReaders(port, mix, {count: connections});
  const first = site.current();
  let switches = 0;
  for (const change of [
    () => site.release('build'),
    () => site.switchTo(first),
    () => site.release('build'),
    () => site.switchTo(first),
    () => site.release('build'),
  ]) {
    await wait(seconds / 30);
    await change();
    switches += 1;
  }
  await wait(seconds / 30);
  const {failed, repeated} = await readers.stop();
  return {switches, requests: readers.requests(), errors: failed, repeated};
}

/** Load on the delivered server: for a minute, and while releases are switched. */
export async function endure(mix: readonly string[], seconds: number, connections: number) {
  const site = await startSite('build', {
    port,
    log: (home) => wrongResponsesLog(`${home}/wrong.log`),
  });
  const load = {site, mix, seconds, connections};
  try {
    return {
      endurance: await withoutChange(load),
      releases: await withReleases(load),
      wrongResponses:
        readFileSync(path.join(site.home, 'wrong.log'), 'utf8').split('\n').length - 1,
    };
  } finally {
    await site.stop();
  }
}
