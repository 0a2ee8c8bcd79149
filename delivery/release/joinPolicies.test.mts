import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {nginxRelease} from '../forms/nginxRelease.mts';

const folder = mkdtempSync(path.join(tmpdir(), 'docs-policies-'));
afterAll(() => rmSync(folder, {recursive: true}));

/** The joined release.conf of two policies. */
function joined(next: string, previous: string): string {
  const files = [next, previous].map((policy, index) => {
    const file = path.join(folder, `${index}.conf`);
    writeFileSync(file, nginxRelease({root: '/srv/docs/site', policy}));
    return file;
  });
  return execFileSync(
    'awk',
    ['-v', 'root=/srv/docs/current/site', '-f', 'delivery/release/join-policies.awk', ...files],
    {encoding: 'utf8', env: {...process.env, LC_ALL: 'C'}},
  );
}

const expected = (policy: string) => nginxRelease({root: '/srv/docs/current/site', policy});

describe('policies of two releases', () => {
  it.each([
    [
      'equal ones stay as they are',
      "default-src 'none'; script-src 'self' 'sha256-a='",
      "default-src 'none'; script-src 'self' 'sha256-a='",
      "default-src 'none'; script-src 'self' 'sha256-a='",
    ],
    [
      'scripts of both are allowed',
      "default-src 'none'; script-src 'self' 'sha256-b='",
      "default-src 'none'; script-src 'self' 'sha256-a='",
      "default-src 'none'; script-src 'self' 'sha256-a=' 'sha256-b='",
    ],
    [
      'a source that the new one dropped stays, and so does its directive',
      "img-src 'self'; font-src 'none'",
      "img-src 'self' data:; font-src 'self'; media-src 'self'",
      "img-src 'self' data:; font-src 'self'; media-src 'self'",
    ],
  ])('%s', (_what, next, previous, result) => {
    expect(joined(next, previous)).toBe(expected(result));
  });

  it('are the same in both directions', () => {
    const [a, b] = ["script-src 'self' 'sha256-a='", "script-src 'self' 'sha256-b=' 'sha256-a='"];
    expect(joined(a, b)).toBe(joined(b, a));
  });
});
