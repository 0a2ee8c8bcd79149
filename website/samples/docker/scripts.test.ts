import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {product} from '../../config/product';
import {run, scriptsIn, shellProblems, withPrograms} from '../install/shell';

const folder = import.meta.dirname;
const databases = ['mysql', 'postgresql', 'sqlite'] as const;

describe.each(scriptsIn(folder).map((file) => [path.basename(file), file]))('%s', (_, file) => {
  it('is clean for bash and shellcheck', () => {
    expect(shellProblems(file)).toBe('');
  });
});

it('run.sh starts the documented version', () => {
  expect(readFileSync(path.join(folder, 'run.sh'), 'utf8')).toContain(
    `mosparo/mosparo:v${product.version}`,
  );
});

describe('backup and restore', () => {
  let home = '';
  beforeEach(() => {
    home = mkdtempSync(path.join(os.tmpdir(), 'compose-backup-'));
    writeFileSync(path.join(home, 'compose.yaml'), 'services: {}\n');
    writeFileSync(path.join(home, '.env'), 'DB_PASSWORD=secret\n');
  });
  afterEach(() => rmSync(home, {recursive: true}));

  /** A Docker that notes how it was called, hands out a line for a dump and swallows a restore. */
  function environment() {
    return withPrograms(path.join(home, 'bin'), {
      docker: [
        `echo "$*" >> '${home}/calls'`,
        'case "$*" in',
        '  *dump*|*-czf*) echo content ;;',
        `  *-xzf*|*psql*|*"exec mariadb "*) cat >> '${home}/restored' ;;`,
        'esac',
      ].join('\n'),
    });
  }
  const calls = () => readFileSync(path.join(home, 'calls'), 'utf8').trim().split('\n');
  const script = (name: string) => path.join(folder, name);

  it.each(databases)('saves everything of a %s installation', (database) => {
    const result = run('bash', [script(`backup-${database}.sh`)], {cwd: home, env: environment()});
    expect(result).toMatchObject({status: 0});
    const [target = ''] = readdirSync(home).filter((name) => name.startsWith('backup-'));
    const saved = readdirSync(path.join(home, target));
    expect(saved).toContain('mosparo-data.tar.gz');
    expect(saved).toContain('compose.yaml');
    expect(saved.includes('database.sql')).toBe(database !== 'sqlite');
    expect(statSync(path.join(home, target)).mode & 0o777).toBe(0o700);
    expect(saved.every((name) => statSync(path.join(home, target, name)).size > 0)).toBe(true);
  });

  it('starts mosparo again after a SQLite backup', () => {
    run('bash', [script('backup-sqlite.sh')], {cwd: home, env: environment()});
    expect(calls().at(0)).toBe('compose stop mosparo');
    expect(calls().at(-1)).toBe('compose start mosparo');
  });

  it.each(databases)('brings a %s installation back', (database) => {
    const env = environment();
    run('bash', [script(`backup-${database}.sh`)], {cwd: home, env});
    const [target = ''] = readdirSync(home).filter((name) => name.startsWith('backup-'));
    const result = run('bash', [script(`restore-${database}.sh`), target], {cwd: home, env});
    expect(result.status).toBe(0);
    const restored = readFileSync(path.join(home, 'restored'), 'utf8').trim().split('\n');
    expect(restored.filter((line) => line === 'content')).toHaveLength(
      database === 'sqlite' ? 1 : 2,
    );
    expect(/^DROP /.test(restored[0] ?? '')).toBe(database !== 'sqlite');
    expect(calls().at(-1)).toBe('compose up -d');
  });

  it('moves a classic installation into the volume', () => {
    const old = path.join(home, 'old');
    for (const folderName of ['config', 'var/data', 'public/resources']) {
      mkdirSync(path.join(old, folderName), {recursive: true});
    }
    writeFileSync(
      path.join(old, 'config/env.mosparo.php'),
      "<?php return ['encryption_key' => 'abc', 'database_host' => 'localhost'];",
    );
    writeFileSync(path.join(old, 'var/data/geoip2'), '');
    writeFileSync(path.join(old, 'public/resources/mappings.php'), '');
    run('tar', ['-C', old, '-czf', path.join(home, 'files.tar.gz'), '.']);
    writeFileSync(path.join(home, 'database.sql'), 'content\n');

    // Unpacks what goes into the volume, and runs the PHP of the script on it.
    const env = withPrograms(path.join(home, 'bin'), {
      docker: [
        `mkdir -p '${home}/volume'`,
        'case "$*" in',
        `  *-xzf*) tar -C '${home}/volume' -xzf - ;;`,
        `  *"exec mariadb "*) cat > '${home}/restored' ;;`,
        '  *printenv*) echo secret ;;',
        `  *"php -r"*) php -r "\${!#//\\/mosparo-data/${home}/volume}" ;;`,
        'esac',
      ].join('\n'),
    });
    const result = run('bash', [script('move-in.sh'), home], {cwd: home, env});
    expect(result).toEqual({status: 0, output: ''});
    expect(readFileSync(path.join(home, 'restored'), 'utf8')).toBe('content\n');
    const volume = path.join(home, 'volume');
    expect(readdirSync(volume).sort()).toEqual(['env.mosparo.php', 'resources', 'var']);
    expect(readdirSync(path.join(volume, 'var/data'))).toEqual(['geoip2']);
    const config = readFileSync(path.join(volume, 'env.mosparo.php'), 'utf8');
    expect(config).toContain("'database_host' => 'db'");
    expect(config).toContain("'encryption_key' => 'abc'");
  });

  it.each(databases)('refuses to restore %s from nowhere', (database) => {
    const result = run('bash', [script(`restore-${database}.sh`)], {cwd: home, env: environment()});
    expect(result.status).not.toBe(0);
    expect(result.output).toContain('name the directory of the backup');
  });
});
