import {execFileSync} from 'node:child_process';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import https from 'node:https';
import path from 'node:path';
import {expect, fileTest as test} from '../e2e/fixture';
import {needs} from '../e2e/needs';
import {request} from './http';
import {startNginx} from './nginx';
import {tinyBuild} from './tinyBuild';

needs(__filename, 'nginx', 'openssl', 'linux');

const ports = {http: 4196, https: 4197};
const section = /^## nginx\n[^]*?(?=^## )/m.exec(readFileSync('DELIVERY.md', 'utf8'))?.[0] ?? '';
const fences = (language: string) =>
  [...section.matchAll(new RegExp(`^ *\`\`\`${language}\\n([^]*?)^ *\`\`\``, 'gm'))].map(
    (match) => match[1] ?? '',
  );

/** Sends a request over TLS and accepts any certificate. */
function secureRequest(
  address: string,
  name = 'documentation.example.com',
): Promise<{status: number | undefined; policy: unknown}> {
  const options = {host: '127.0.0.1', port: ports.https, path: address, servername: name};
  return new Promise((resolve, reject) => {
    https
      .get({...options, headers: {host: name}, rejectUnauthorized: false}, (response) => {
        response.resume();
        resolve({
          status: response.statusCode,
          policy: response.headers['content-security-policy'],
        });
      })
      .on('error', reject);
  });
}

test('the commands of DELIVERY.md name files that exist', () => {
  const files = fences('bash').flatMap((text) => text.match(/deploy\/\S+/g) ?? []);
  expect(files.length).toBe(3);
  for (const file of files) expect(existsSync(file), file).toBe(true);
});

test('the server blocks of DELIVERY.md serve the site over HTTPS and redirect HTTP to it', async () => {
  const blocks = fences('nginx').join('');
  const folder = test.info().outputPath('site');
  const challenges = test.info().outputPath('html/.well-known/acme-challenge');
  mkdirSync(challenges, {recursive: true});
  writeFileSync(path.join(challenges, 'token'), 'proof');
  const certificate = test.info().outputPath('tls');
  execFileSync(
    'openssl',
    `req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -keyout ${certificate}.key -out ${certificate}.pem`.split(
      ' ',
    ),
    {stdio: 'ignore'},
  );
  const servers = blocks
    .replace(/^ *listen \[::\].*$/gm, '')
    .replace('listen 80;', `listen 127.0.0.1:${ports.http};`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${ports.https} `)
    .replace('/var/www/html', test.info().outputPath('html'))
    .replace(/ssl_certificate \S+;/, `ssl_certificate ${certificate}.pem;`)
    .replace(/ssl_certificate_key \S+;/, `ssl_certificate_key ${certificate}.key;`)
    .replaceAll('/srv/docs', folder)
    .replace('/etc/nginx/docs-server.conf', 'server.conf');
  const build = tinyBuild(test.info().outputPath(), 'first');
  execFileSync('sh', ['deploy/release.sh', build, folder]);
  const nginx = await startNginx({
    port: ports.http,
    root: folder,
    // As in Debian's nginx.conf, with the server blocks of the document instead of the container's.
    change: (main) => `${main.slice(0, main.indexOf('server {'))}${servers}}`,
  });
  try {
    const plain = await request(ports.http, '/docs/a?b=c');
    expect([plain.status, plain.headers.location]).toEqual([
      301,
      'https://documentation.example.com/docs/a?b=c',
    ]);
    expect(plain.headers.server).toBe('nginx');
    // A request of the certificate authority, for the certificate and its renewals.
    const challenge = await request(ports.http, '/.well-known/acme-challenge/token');
    expect([challenge.status, challenge.body.toString()]).toEqual([200, 'proof']);
    const {status, policy} = await secureRequest('/');
    expect(status).toBe(200);
    expect(policy).toContain("frame-ancestors 'none'");
    expect((await secureRequest('/nothing')).status).toBe(404);
    await expect(secureRequest('/', 'other.example.com')).rejects.toThrow(/unrecognized name/i);
  } finally {
    await nginx.stop();
  }
});
