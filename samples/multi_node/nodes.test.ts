import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {run, shellProblems, withPrograms} from '../install/shell';

const folder = import.meta.dirname;
const read = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

/** A directory that goes away again. */
function inDirectory<T>(work: (home: string) => T): T {
  const home = mkdtempSync(path.join(os.tmpdir(), 'nodes-'));
  try {
    return work(home);
  } finally {
    rmSync(home, {recursive: true});
  }
}

describe('env.local', () => {
  const variables = read('env.local')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => /^([A-Z_]+)=(.*)$/.exec(line)?.slice(1) ?? [line, '']);

  it('has only assignments, and lists without spaces', () => {
    expect(variables.map(([name]) => name)).toEqual([
      'MOSPARO_CACHE_ADAPTER',
      'REDIS_URL',
      'MOSPARO_PREPARE_CSS_FILES_IN_SHARED_CACHE',
      'MOSPARO_CLEANUP_GRACE_PERIOD_ENABLED',
      'TRUSTED_PROXIES',
      'MOSPARO_HEALTH_ALLOW_LIST',
    ]);
    expect(variables.every(([, value]) => !/\s/.test(value ?? ''))).toBe(true);
  });

  it('keeps the loopback addresses, which the health check of the node itself needs', () => {
    expect(Object.fromEntries(variables).MOSPARO_HEALTH_ALLOW_LIST).toMatch(/^127\.0\.0\.1,::1,/);
  });
});

it('load-balancer.conf is accepted by nginx', () => {
  const result = inDirectory((home) => {
    const subject = '/CN=mosparo.example.com';
    const pair = ['-keyout', `${home}/key.pem`, '-out', `${home}/cert.pem`];
    run('openssl', ['req', '-x509', '-nodes', '-newkey', 'rsa:2048', '-subj', subject, ...pair]);
    const server = read('load-balancer.conf')
      .replace('/etc/ssl/mosparo/fullchain.pem', `${home}/cert.pem`)
      .replace('/etc/ssl/mosparo/privkey.pem', `${home}/key.pem`)
      .replace('listen 443', 'listen 127.0.0.1:44300');
    writeFileSync(
      path.join(home, 'nginx.conf'),
      `pid ${home}/nginx.pid; error_log stderr; events {} http { access_log off; ${server} }`,
    );
    return run('nginx', ['-t', '-c', path.join(home, 'nginx.conf'), '-p', home]);
  });
  expect(result.output).toContain('test is successful');
  expect(result.status).toBe(0);
});

describe('sync.sh', () => {
  it('is clean for bash and shellcheck', () => {
    expect(shellProblems(path.join(folder, 'sync.sh'))).toBe('');
  });

  it('copies the configuration and the data, and never cache or logs', () => {
    const calls = inDirectory((home) => {
      mkdirSync(path.join(home, 'bin'));
      const env = withPrograms(path.join(home, 'bin'), {rsync: `echo "$*" >> '${home}/calls'`});
      run('bash', [path.join(folder, 'sync.sh')], {env});
      return readFileSync(path.join(home, 'calls'), 'utf8').trim().split('\n');
    });
    expect(calls).toHaveLength(2);
    expect(calls[0]).toMatch(/config\/env\.mosparo\.php 10\.0\.0\.12:/);
    expect(calls[1]).toMatch(/--delete .*\/var\/data\/ 10\.0\.0\.12:.*\/var\/data\/$/);
    expect(calls.join('\n')).not.toMatch(/var\/(cache|log)/);
  });
});
