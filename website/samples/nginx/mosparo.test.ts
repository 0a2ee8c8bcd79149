import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {makeFixture, projectUuid, secret, type Fixture} from '../webServer/fixture';
import {freePort, type Running} from '../webServer/process';
import {request} from '../webServer/request';
import {startFpm, startNginx} from '../webServer/servers';

let fixture: Fixture;
let running: Running[] = [];
let plain: number;
let secure: number;

const get = (path: string, headers?: Record<string, string>) =>
  request({port: secure, tls: true, path, headers});

beforeAll(async () => {
  fixture = makeFixture();
  const fpm = await startFpm(fixture);
  running = [fpm];
  plain = await freePort();
  secure = await freePort();
  const site = fixture.prepare('nginx/mosparo.conf', [
    ['    listen [::]:80;\n', ''],
    ['    listen [::]:443 ssl;\n', ''],
    ['listen 80;', `listen 127.0.0.1:${plain};`],
    ['listen 443 ssl;', `listen 127.0.0.1:${secure} ssl;`],
    ['/etc/letsencrypt/live/mosparo.example.com/fullchain.pem', fixture.certificate],
    ['/etc/letsencrypt/live/mosparo.example.com/privkey.pem', fixture.key],
    ['/var/www/mosparo/public', `${fixture.folder}/mosparo/public`],
    ['unix:/run/php/php-fpm.sock', `unix:${fpm.socket}`],
  ]);
  running.push(await startNginx(fixture, site, secure));
}, 30_000);

afterAll(async () => {
  await Promise.all(running.map(({stop}) => stop()));
  fixture.remove();
});

describe('samples/nginx/mosparo.conf', () => {
  it('sends plain HTTP to HTTPS', async () => {
    const {status, headers} = await request({port: plain, path: '/login?a=1'});
    expect([status, headers.location]).toEqual([301, 'https://mosparo.example.com/login?a=1']);
  });

  it.each([
    ['/', ''],
    ['/login', ''],
    ['/api/v1/statistic/by-date?range=3600&a=b%20c', 'range=3600&a=b%20c'],
    [`/resources/${projectUuid}.css`, ''],
    [`/resources/${projectUuid}/outdated.css`, ''],
    [`/resources/${projectUuid}/url`, ''],
  ])('%s reaches the front controller unchanged', async (path, query) => {
    const {status, seen} = await get(path);
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
    const {seen} = await get('/api/v1/verification/verify', {authorization: 'Basic a2V5OnNpZw=='});
    expect(seen().HTTP_AUTHORIZATION).toBe('Basic a2V5OnNpZw==');
  });

  it.each(['/resources/mappings.php', '/resources/mappings.php/x', '/other.php'])(
    '%s does not run',
    async (path) => {
      const {status, body} = await get(path);
      expect(status).toBe(404);
      expect(body).not.toContain(secret);
    },
  );

  it.each(['/.env', '/.git/config', '/.htaccess'])('%s is denied', async (path) => {
    const {status, body} = await get(path);
    expect(status).toBe(403);
    expect(body).not.toContain(secret);
  });

  it.each(['/../.env', '/..%2f.env', '/config/env.mosparo.php', '/var/data/data.sqlite'])(
    '%s is out of reach',
    async (path) => {
      const {body} = await get(path);
      expect(body).not.toContain(secret);
    },
  );

  it('serves certificate challenges', async () => {
    expect((await get('/.well-known/acme-challenge/token')).body).toBe('challenge\n');
  });

  it.each([
    ['/build/mosparo-frontend.js', /^no-cache$/],
    ['/build/mosparo.js', /^max-age=604800$/],
    [`/resources/${projectUuid}/abc123.css`, /^max-age=315360000$/],
  ])('%s is a static file with its own caching', async (path, caching) => {
    const {status, headers, body} = await get(path);
    expect([status, body.includes('served')]).toEqual([200, false]);
    expect(headers['cache-control']).toMatch(caching);
  });

  it('leaves the caching of generated answers to mosparo', async () => {
    const {headers} = await get(`/resources/${projectUuid}/outdated.css`);
    expect(headers['cache-control']).toBe('no-cache, private');
  });
});
