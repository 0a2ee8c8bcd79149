import {execFileSync, spawn, spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {program} from '../../../scripts/lib/programs.mjs';
import {makeFixture, projectUuid, type Fixture} from '../webServer/fixture';
import {freePort, type Running} from '../webServer/process';
import {startNginx} from '../webServer/servers';
import {startUpstream} from '../webServer/upstream';

const script = path.join(import.meta.dirname, 'check.sh');
/** The visitor must not be the server itself, so curl calls from another loopback address. */
const visitor = '127.0.0.2';

let fixture: Fixture;
const running: Running[] = [];
const addresses: Record<string, string> = {};

async function serve(name: string, changes: readonly (readonly [string, string])[]): Promise<void> {
  const upstream = await startUpstream();
  const port = await freePort();
  const site = fixture.prepare('proxy/nginx.conf', [
    ['    listen [::]:443 ssl;\n', ''],
    ['listen 443 ssl;', `listen 127.0.0.1:${port} ssl;`],
    ['http://127.0.0.1:8080', `http://127.0.0.1:${upstream.port}`],
    ['/etc/letsencrypt/live/mosparo.example.com/fullchain.pem', fixture.certificate],
    ['/etc/letsencrypt/live/mosparo.example.com/privkey.pem', fixture.key],
    ...changes,
  ]);
  running.push(await startNginx(fixture, site, port), upstream);
  addresses[name] = `https://127.0.0.1:${port}`;
}

/** In a process of its own, so that the stub in this one can answer. */
async function check(name: string) {
  const child = spawn('bash', [script, addresses[name] ?? '', projectUuid], {
    env: {...process.env, CURL_HOME: fixture.folder},
  });
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => (output += data));
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    code,
    marks: output
      .split('\n')
      .filter(Boolean)
      .map((line) => line.slice(0, 5).trim()),
  };
}

beforeAll(async () => {
  fixture = makeFixture();
  writeFileSync(
    path.join(fixture.folder, '.curlrc'),
    `interface = "${visitor}"\ncacert = "${fixture.certificate}"\n`,
  );
  await serve('right', []);
  await serve('without scheme', [['        proxy_set_header X-Forwarded-Proto $scheme;\n', '']]);
  const believing = await startUpstream(['127.0.0.1', visitor]);
  running.push(believing);
  addresses['open to everybody'] = `http://127.0.0.1:${believing.port}`;
}, 30_000);

afterAll(async () => {
  await Promise.all(running.map(({stop}) => stop()));
  fixture.remove();
});

describe('samples/proxy/check.sh', () => {
  it('passes ShellCheck', () => {
    execFileSync(program('shellcheck'), [script], {stdio: 'pipe'});
  });

  it('asks for its arguments', () => {
    const {status, stderr} = spawnSync('bash', [script], {encoding: 'utf8'});
    expect(status).not.toBe(0);
    expect(stderr).toContain('usage: check.sh');
  });

  it.each([
    ['right', 0, ['ok', 'ok', 'ok']],
    ['without scheme', 1, ['WRONG', 'WRONG', 'ok']],
    ['open to everybody', 1, ['ok', 'ok', 'WRONG']],
  ])('%s', async (name, code, marks) => {
    expect(await check(name)).toEqual({code, marks});
  });
});
