import {readFileSync} from 'node:fs';
import path from 'node:path';
import {wrongAnswersLog} from '../../tests/delivery/mix';
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

/** wrk never repeats a request, so a switch of releases must not break a single connection. */
async function withSwitches(load: Load) {
  const {site} = load;
  const running = drive(load, Math.round(load.seconds / 2));
  const workers = childrenOf(site.nginx.pid).join();
  const first = site.current();
  const second = await site.release('build');
  await site.switchTo(first);
  await site.switchTo(second);
  const isReloaded = childrenOf(site.nginx.pid).join() !== workers;
  return {...(await running), switches: 3, isReloaded};
}

/** On a reload nginx closes idle connections; a client that just sent a request on one has to send it again. */
async function withReloads({site, mix, seconds, connections}: Load) {
  const readers = startReaders(port, mix, {count: connections});
  const reloads = 5;
  for (let count = 1; count <= reloads; count += 1) {
    await wait(seconds / 30);
    await site.reload();
  }
  await wait(seconds / 30);
  const {failed, repeated} = await readers.stop();
  return {reloads, requests: readers.requests(), failed, repeated};
}

/** Load on the delivered server: for a minute, while releases are switched, and while it is reloaded. */
export async function endure(mix: readonly string[], seconds: number, connections: number) {
  const site = await startSite('build', {
    port,
    log: (home) => wrongAnswersLog(`${home}/wrong.log`),
  });
  const load = {site, mix, seconds, connections};
  try {
    return {
      endurance: await withoutChange(load),
      switches: await withSwitches(load),
      reloads: await withReloads(load),
      wrongAnswers: readFileSync(path.join(site.home, 'wrong.log'), 'utf8').split('\n').length - 1,
    };
  } finally {
    await site.stop();
  }
}
