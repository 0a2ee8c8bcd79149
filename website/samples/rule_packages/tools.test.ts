import {execFileSync} from 'node:child_process';
import {copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {validatorFor} from './validator';

const folder = import.meta.dirname;
let work = '';

const run = (command: string, args: readonly string[]) =>
  execFileSync(command, args, {cwd: work, encoding: 'utf8', stdio: 'pipe'});

beforeAll(() => {
  work = mkdtempSync(path.join(os.tmpdir(), 'rule-packages-'));
  for (const file of [
    'rule-package.json',
    'items.txt',
    'checksum.sh',
    'zip-package.sh',
    'make_package.py',
  ]) {
    copyFileSync(path.join(folder, file), path.join(work, file));
  }
  cpSync(path.join(folder, 'split'), path.join(work, 'split'), {recursive: true});
});

afterAll(() => rmSync(work, {recursive: true, force: true}));

describe('scripts', () => {
  it.each(['checksum.sh', 'zip-package.sh'])('%s passes shellcheck', (file) => {
    run('shellcheck', [file]);
  });

  it('checksum.sh writes what sha256sum can check', () => {
    run('bash', ['checksum.sh', 'rule-package.json']);
    expect(run('sha256sum', ['--check', 'rule-package.json.sha256'])).toContain('OK');
  });

  it('zip-package.sh packs all parts at the top of the archive', () => {
    run('bash', ['zip-package.sh', 'split', 'rule-package.zip']);
    expect(run('unzip', ['-Z1', 'rule-package.zip']).trim().split('\n').sort()).toEqual([
      'items-1.json',
      'items-2.json',
      'rule-package.json',
      'rules-1.json',
    ]);
    run('sha256sum', ['--check', 'rule-package.zip.sha256']);
  });

  it('make_package.py makes a valid package with UUIDs that stay the same', () => {
    const first = JSON.parse(run('python3', ['make_package.py', 'items.txt']));
    const second = JSON.parse(run('python3', ['make_package.py', 'items.txt']));
    const validate = validatorFor('rule-package');
    expect(validate(first), JSON.stringify(validate.errors)).toBe(true);
    expect(first.rules).toEqual(second.rules);
    expect(first.rules[0].items).toHaveLength(3);
  });
});

describe('file types', () => {
  /** mosparo tells JSON from ZIP by PHP's fileinfo. */
  const typeOf = (file: string) =>
    run('php', ['-r', 'echo mime_content_type($argv[1]);', path.join(work, file)]);

  it('are recognized by PHP', () => {
    run('bash', ['zip-package.sh', 'split', 'rule-package.zip']);
    expect([typeOf('rule-package.json'), typeOf('rule-package.zip')]).toEqual([
      'application/json',
      'application/zip',
    ]);
  });

  it('are part of what readers see: the checksum is one line', () => {
    run('bash', ['checksum.sh', 'rule-package.json']);
    expect(readFileSync(path.join(work, 'rule-package.json.sha256'), 'utf8')).toMatch(
      /^[0-9a-f]{64} {2}rule-package\.json\n$/,
    );
  });
});
