import {mkdirSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
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
