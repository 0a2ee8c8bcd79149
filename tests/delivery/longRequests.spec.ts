import {readFileSync} from 'node:fs';
import {expect, fileTest as test} from '../e2e/fixture';
import {needs} from '../e2e/needs';
import {request} from './http';
import {startNginx} from './nginx';
import {childrenOf} from './processes';

/** As long as a line of the request may be in nginx: 8 KB with its name. */
const bytes = 8000;

const long = (unit: string, start = '', end = '') =>
  `${start}${unit.repeat(Math.floor((bytes - start.length - end.length) / unit.length))}${end}`;
const weights = (digit: string, end = '') =>
  ['text/markdown', 'text/html']
    .map((type) => `${type};q=0.${digit.repeat(bytes / 2 - 40)}${end}`)
    .join(', ');

const accept = [
  weights('0'),
  weights('1'),
  weights('1', '2'),
  long(' ', 'text/markdown', 'x'),
  long(';', 'text/markdown'),
  long('; ', 'text/markdown', 'x'),
  long('\t', ',', 'text/markdown'),
  long(', ', '', 'text/markdown'),
  long('text/markdown;x,'),
  long('text/markdown;q=0.11x,'),
];
const acceptEncoding = [
  long(' ', 'br', 'x'),
  long(' ', 'br;', 'x'),
  long(' ', '', 'br'),
  long('0', 'br;q=0.', 'x'),
  long('br;q=0,'),
  long('br;q=0.000 x,'),
  long(' br'),
];
const acceptLanguage = [long('de;q=0.9,'), long('1', 'de;q=0.'), long(' ', 'de', 'x')];
const paths = ['a', 'a.', 'a/', '/', '%61', 'index/', '.html', '/de'].flatMap((unit) =>
  ['', '.html', '/index.html', '.htmlx', '/'].map((end) => long(unit, '/', end)),
);

const requests = [
  ...accept.map((value) => ({url: '/docs/quickstart', headers: {accept: value}})),
  ...acceptEncoding.map((value) => ({url: '/', headers: {'accept-encoding': value}})),
  ...acceptLanguage.map((value) => ({url: '/', headers: {'accept-language': value}})),
  ...paths.map((url) => ({url, headers: {}})),
];

/** Milliseconds that these processes have spent on a processor. */
const processorTime = (pids: readonly number[]): number =>
  pids.reduce(
    (sum, pid) => sum + Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]),
    0,
  ) / 1e6;

test('a request of 8 KB costs nginx at most 5 milliseconds of processor time', async () => {
  needs(__filename, 'nginx');
  const nginx = await startNginx({root: 'build', port: 4189});
  try {
    const workers = childrenOf(nginx.pid);
    expect(workers.length).toBeGreaterThan(0);
    for (const {url, headers} of requests) {
      const before = processorTime(workers);
      const {status} = await request(nginx.port, url, headers);
      const label = `${url.slice(0, 40)} ${JSON.stringify(headers).slice(0, 60)}`;
      expect([200, 301, 404], label).toContain(status);
      expect(processorTime(workers) - before, label).toBeLessThanOrEqual(5);
    }
  } finally {
    await nginx.stop();
  }
});
