import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, fileTest as test} from '../e2e/fixture';
import {needs} from '../e2e/needs';
import {request} from './http';
import {requestMix, wrongResponsesLog} from './mix';
import {childrenOf} from './processes';
import {startReaders} from './readers';
import {startSite, type Site} from './site';
import {runWrk, wrkScript} from './wrk';

needs(__filename, 'nginx', 'wrk', 'linux');

const port = 4188;
const connections = 64;
const mix = requestMix();
let site: Site;

test.describe.configure({mode: 'serial'});
test.beforeAll(async () => {
  site = await startSite('build', {port, log: (home) => wrongResponsesLog(`${home}/wrong.log`)});
});
test.afterAll(() => site.stop());

const wrongResponses = () => readFileSync(path.join(site.home, 'wrong.log'), 'utf8');

test('the log of wrong responses works', async () => {
  await request(port, '/never-heard-of-it');
  await expect.poll(wrongResponses).toBe('404 /never-heard-of-it\n');
});

test('no request of the mix fails under load', async () => {
  const before = wrongResponses();
  const script = wrkScript(path.join(site.home, 'mix.lua'), mix);
  const {requests, broken} = await runWrk(port, script, {seconds: 5, connections});
  expect(requests).toBeGreaterThan(mix.length);
  expect(broken).toBe(0);
  expect(wrongResponses()).toBe(before);
});

test('no request of a client that behaves like a browser fails during releases under load', async () => {
  const readers = startReaders(port, mix, {count: connections});
  for (let round = 1; round <= 3; round += 1) {
    const workers = childrenOf(site.nginx.pid);
    const before = readers.requests();
    await expect.poll(readers.requests).toBeGreaterThan(before + connections);
    await site.release('build');
    await expect
      .poll(() => childrenOf(site.nginx.pid).filter((pid) => workers.includes(pid)))
      .toEqual([]);
  }
  expect((await readers.stop()).failed).toEqual([]);
});
