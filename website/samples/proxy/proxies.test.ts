import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {makeFixture, type Fixture} from '../webServer/fixture';
import {freePort, type Running} from '../webServer/process';
import {request} from '../webServer/request';
import {startApache, startCaddy, startNginx} from '../webServer/servers';
import {startUpstream, type Understood} from '../webServer/upstream';

type Changes = readonly (readonly [string, string])[];

let fixture: Fixture;
let upstream: Running & {port: number};
const running: Running[] = [];
const ports: Record<string, number> = {};

/** Everything a client could make up. */
const spoofed = {
  'x-forwarded-for': '203.0.113.7',
  'x-forwarded-proto': 'http',
  'x-forwarded-host': 'evil.example.net',
  'x-forwarded-prefix': '/evil',
  'cf-connecting-ip': '203.0.113.7',
};

async function ask(name: string, path: string, host: string, headers?: Record<string, string>) {
  const answer = await request({port: ports[name] ?? 0, tls: true, path, host, headers});
  return {...answer, understood: () => JSON.parse(answer.body) as Understood};
}

const certificates = (host: string): Changes => [
  [`/etc/letsencrypt/live/${host}/fullchain.pem`, fixture.certificate],
  [`/etc/letsencrypt/live/${host}/privkey.pem`, fixture.key],
];

const onPort8080 = (): Changes => [['http://127.0.0.1:8080', `http://127.0.0.1:${upstream.port}`]];

async function nginx(name: string, sample: string, changes: Changes): Promise<void> {
  const port = (ports[name] = await freePort());
  const site = fixture.prepare(sample, [
    ['    listen [::]:443 ssl;\n', ''],
    ['listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`],
    ...changes,
  ]);
  running.push(await startNginx(fixture, site, port));
}

async function apache(name: string, sample: string, host: string): Promise<void> {
  const port = (ports[name] = await freePort());
  const site = fixture.prepare(sample, [
    ['*:443', `127.0.0.1:${port}`],
    ['http://127.0.0.1:8080', `http://127.0.0.1:${upstream.port}`],
    ...certificates(host),
  ]);
  running.push(await startApache(fixture, site, [port]));
}

async function caddy(name: string, sample: string, host: string): Promise<void> {
  const port = (ports[name] = await freePort());
  // Without an authority for certificates: one of its own, and no ports but this.
  const options = `{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n\tdefault_bind 127.0.0.1\n}\n`;
  const file = fixture.prepare(sample, [
    [`${host} {\n`, `${options}${host}:${port} {\n\ttls ${fixture.certificate} ${fixture.key}\n`],
    ['127.0.0.1:8080', `127.0.0.1:${upstream.port}`],
  ]);
  running.push(await startCaddy(fixture, file, port));
}

beforeAll(async () => {
  fixture = makeFixture();
  upstream = await startUpstream();
  running.push(upstream);
  const own = 'mosparo.example.com';
  const shared = 'www.example.com';
  const origin: Changes = [
    ['/etc/ssl/mosparo.example.com/origin.pem', fixture.certificate],
    ['/etc/ssl/mosparo.example.com/origin.key', fixture.key],
    ...onPort8080(),
  ];
  await nginx('nginx', 'proxy/nginx.conf', [...certificates(own), ...onPort8080()]);
  await nginx('load balancer', 'multi_node/load-balancer.conf', [
    ['server 10.0.0.11:80', `server 127.0.0.1:${upstream.port}`],
    ['server 10.0.0.12:80', `server 127.0.0.1:${upstream.port}`],
    ['/etc/ssl/mosparo/fullchain.pem', fixture.certificate],
    ['/etc/ssl/mosparo/privkey.pem', fixture.key],
  ]);
  await nginx('nginx sub-path', 'proxy/nginx-subpath.conf', [
    ...certificates(shared),
    ...onPort8080(),
  ]);
  await nginx('Cloudflare stranger', 'proxy/nginx-cloudflare.conf', origin);
  await apache('Apache', 'proxy/apache.conf', own);
  await apache('Apache sub-path', 'proxy/apache-subpath.conf', shared);
  await caddy('Caddy', 'proxy/Caddyfile', own);
  await caddy('Caddy sub-path', 'proxy/Caddyfile-subpath', shared);
  // Once more, with this machine in the place of a network of Cloudflare.
  await nginx('Cloudflare', 'proxy/nginx-cloudflare.conf', [
    ...origin,
    ['131.0.72.0/22', '127.0.0.1'],
  ]);
}, 30_000);

afterAll(async () => {
  await Promise.all(running.map(({stop}) => stop()));
  fixture.remove();
});

describe.each(['nginx', 'load balancer', 'Apache', 'Caddy', 'Cloudflare stranger'])(
  '%s',
  (name) => {
    it('passes path, query and address on', async () => {
      const {understood} = await ask(name, '/api/v1/x?range=1&b=c%20d', 'mosparo.example.com');
      expect(understood()).toMatchObject({
        path: '/api/v1/x?range=1&b=c%20d',
        client: '127.0.0.1',
        address: 'https://mosparo.example.com',
        forwarded: {host: 'mosparo.example.com', 'x-forwarded-for': '127.0.0.1'},
      });
    });

    it('keeps nothing that the client made up', async () => {
      const {understood} = await ask(name, '/', 'mosparo.example.com', spoofed);
      expect(understood()).toMatchObject({
        client: '127.0.0.1',
        address: 'https://mosparo.example.com',
        forwarded: {'x-forwarded-for': '127.0.0.1', 'x-forwarded-prefix': ''},
      });
    });

    it('keeps a port of its own', async () => {
      const {understood} = await ask(name, '/', 'mosparo.example.com:8443');
      expect(understood().address).toBe('https://mosparo.example.com:8443');
    });
  },
);

describe.each(['nginx sub-path', 'Apache sub-path', 'Caddy sub-path'])('%s', (name) => {
  it('cuts the prefix off and names it', async () => {
    const {understood} = await ask(name, '/mosparo/login?a=b%20c', 'www.example.com', spoofed);
    expect(understood()).toMatchObject({
      path: '/login?a=b%20c',
      client: '127.0.0.1',
      address: 'https://www.example.com/mosparo',
      forwarded: {'x-forwarded-for': '127.0.0.1', 'x-forwarded-prefix': '/mosparo'},
    });
  });

  it('adds the slash to the bare prefix', async () => {
    const {status, headers} = await ask(name, '/mosparo', 'www.example.com');
    expect([301, 302]).toContain(status);
    expect(headers.location).toMatch(/^(https:\/\/www\.example\.com)?\/mosparo\/$/);
  });

  it('leaves other paths of the website alone', async () => {
    const {body} = await ask(name, '/mosparo-news', 'www.example.com');
    expect(body).not.toContain('"forwarded"');
  });
});

describe('Cloudflare', () => {
  it('takes the visitor from the header of Cloudflare', async () => {
    const {understood} = await ask('Cloudflare', '/', 'mosparo.example.com', {
      ...spoofed,
      'cf-connecting-ip': '198.51.100.20',
    });
    expect(understood()).toMatchObject({
      client: '198.51.100.20',
      forwarded: {'x-forwarded-for': '198.51.100.20'},
    });
  });
});
