import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {makeFixture, projectUuid, secret, type Fixture} from '../webServer/fixture';
import {freePort, type Running} from '../webServer/process';
import {request} from '../webServer/request';
import {startApache, startFpm} from '../webServer/servers';

let fixture: Fixture;
let running: Running[] = [];
const ports: Record<string, number> = {};

const get = (site: string, path: string, headers?: Record<string, string>) =>
  request({port: ports[site] ?? 0, tls: true, path, headers});

function changes(socket: string) {
  return [
    ['/etc/letsencrypt/live/mosparo.example.com/fullchain.pem', fixture.certificate],
    ['/etc/letsencrypt/live/mosparo.example.com/privkey.pem', fixture.key],
    ['/var/www/mosparo/public', `${fixture.folder}/mosparo/public`],
    ['/run/php/php-fpm.sock', socket],
  ] as const;
}

beforeAll(async () => {
  fixture = makeFixture();
  const fpm = await startFpm(fixture);
  running = [fpm];
  const [plain, complete, htaccess] = [await freePort(), await freePort(), await freePort()];
  Object.assign(ports, {plain, complete, htaccess});
  const first = fixture.prepare('apache/mosparo.conf', [
    ['*:80', `127.0.0.1:${plain}`],
    ['*:443', `127.0.0.1:${complete}`],
    ...changes(fpm.socket),
  ]);
  const second = fixture.prepare('apache/mosparo-htaccess.conf', [
    ['*:443', `127.0.0.1:${htaccess}`],
    ...changes(fpm.socket),
  ]);
  running.push(await startApache(fixture, first, [complete, plain]));
  running.push(await startApache(fixture, second, [htaccess]));
}, 30_000);

afterAll(async () => {
  await Promise.all(running.map(({stop}) => stop()));
  fixture.remove();
});

describe.each(['complete', 'htaccess'])('virtual host %s', (site) => {
  it.each([
    ['/', ''],
    ['/login', ''],
    ['/api/v1/statistic/by-date?range=3600&a=b%20c', 'range=3600&a=b%20c'],
    [`/resources/${projectUuid}.css`, ''],
    [`/resources/${projectUuid}/outdated.css`, ''],
  ])('%s reaches the front controller unchanged', async (path, query) => {
    const {status, seen} = await get(site, path);
    expect(status).toBe(200);
    expect(seen()).toMatchObject({
      served: 'front controller',
      REQUEST_URI: path,
      QUERY_STRING: query,
      SCRIPT_NAME: '/index.php',
      HTTPS: 'on',
    });
  });

  it('passes the Authorization header on', async () => {
    const {seen} = await get(site, '/api/v1/verification/verify', {
      authorization: 'Basic a2V5OnNpZw==',
    });
    expect(seen().HTTP_AUTHORIZATION).toBe('Basic a2V5OnNpZw==');
  });

  it.each(['/../.env', '/..%2f.env', '/config/env.mosparo.php', '/var/data/data.sqlite'])(
    '%s is out of reach',
    async (path) => {
      expect((await get(site, path)).body).not.toContain(secret);
    },
  );

  it('serves static files', async () => {
    expect((await get(site, '/build/mosparo-frontend.js')).body).toBe('/* the box */\n');
  });
});

describe('samples/apache/mosparo.conf', () => {
  it('sends plain HTTP to HTTPS', async () => {
    const {status, headers} = await request({port: ports.plain ?? 0, path: '/login?a=1'});
    expect([status, headers.location]).toEqual([301, 'https://mosparo.example.com/login?a=1']);
  });

  it.each([
    '/resources/mappings.php',
    '/resources/mappings.php/x',
    '/.env',
    '/.git/config',
    '/.htaccess',
  ])('%s is denied', async (path) => {
    const {status, body} = await get('complete', path);
    expect(status).toBe(403);
    expect(body).not.toContain(secret);
  });

  it('serves certificate challenges', async () => {
    expect((await get('complete', '/.well-known/acme-challenge/token')).body).toBe('challenge\n');
  });

  it.each([
    ['/build/mosparo-frontend.js', 'no-cache'],
    [`/resources/${projectUuid}/abc123.css`, 'public, max-age=31536000, immutable'],
    [`/resources/${projectUuid}/outdated.css`, 'no-cache, private'],
  ])('%s has its own caching', async (path, caching) => {
    expect((await get('complete', path)).headers['cache-control']).toBe(caching);
  });
});
