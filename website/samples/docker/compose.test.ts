import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {product} from '../../config/product';
import {clientProblems, hasComposeClient} from './composeClient';
import {composeProblems} from './composeRules';

const folder = import.meta.dirname;
const files = [
  'compose.yaml',
  'compose.cron.yaml',
  'compose.postgresql.yaml',
  'compose.sqlite.yaml',
  'compose.traefik.yaml',
  'compose.unprivileged.yaml',
  '../proxy/traefik-compose.yaml',
];
const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

describe.each(files)('%s', (name) => {
  it('is complete and keeps its data', () => {
    expect(composeProblems(parse(read(name)))).toEqual([]);
  });

  it('names the documented version of mosparo', () => {
    const tags = [...read(name).matchAll(/image: mosparo\/\S+:(\S+)/g)].map((match) => match[1]);
    expect(new Set(tags)).toEqual(new Set([`v${product.version}`]));
  });

  it.runIf(hasComposeClient)('is accepted by Docker Compose', () => {
    expect(clientProblems(path.join(folder, name), {DB_PASSWORD: 'test'})).toBe('');
  });
});

describe('composeProblems', () => {
  const good = parse(read('compose.yaml')) as {
    services: Record<string, Record<string, unknown>>;
    volumes: Record<string, null>;
  };
  const mosparo = (change: Record<string, unknown>) => ({
    ...good,
    services: {...good.services, mosparo: {...good.services.mosparo, ...change}},
  });

  it.each([
    ['a moving tag', mosparo({image: 'mosparo/mosparo:latest'}), 'tag that changes its meaning'],
    ['no tag', mosparo({image: 'mosparo/mosparo'}), 'has no tag'],
    ['a public port', mosparo({ports: ['8080:80']}), 'more than this machine'],
    [
      'an unknown dependency',
      mosparo({depends_on: {database: {condition: 'service_healthy'}}}),
      'database, which is no service',
    ],
    ['an anonymous data volume', mosparo({volumes: ['db_data:/srv']}), 'keeps /mosparo-data'],
    ['an undeclared volume', {...good, volumes: {db_data: null}}, 'mosparo_data is not declared'],
    ['an undeclared network', mosparo({networks: ['proxy']}), 'proxy is not declared'],
    [
      'an unused network',
      {...good, networks: {proxy: {ipam: {config: [{subnet: '172.30.0.0/24'}]}}}},
      'proxy is not used',
    ],
    [
      'a Redis that leaves volumes behind',
      {...good, services: {...good.services, redis: {image: 'redis:7.4', restart: 'always'}}},
      'keeps /data',
    ],
    ['an unused volume', {...good, volumes: {...good.volumes, old: null}}, 'old is not used'],
    ['a misspelt key', mosparo({port: []}), 'port'],
  ])('refuses %s', (_, file, expected) => {
    expect(composeProblems(file).join('\n')).toContain(expected);
  });
});
