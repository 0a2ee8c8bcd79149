import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {product} from '../../config/product';
import {run, scriptsIn, shellProblems, withPrograms} from './shell';

const folder = import.meta.dirname;
const source = (name: string): string => readFileSync(path.join(folder, name), 'utf8');

describe.each(scriptsIn(folder).map((file) => [path.basename(file), file]))('%s', (_, file) => {
  it('is clean for bash and shellcheck', () => {
    expect(shellProblems(file)).toBe('');
  });
});

it.each(['unpack.sh', 'build.sh'])('%s takes the documented version', (name) => {
  expect(source(name)).toContain(`version=v${product.version}\n`);
});

it('the build chooses the production environment before Composer runs', () => {
  const build = source('build.sh');
  expect(build.indexOf('APP_ENV=prod')).toBeLessThan(build.indexOf('composer install'));
});

it('rebuild.sh wants a version, and migrates the database last', () => {
  const {status, output} = run('bash', [path.join(folder, 'rebuild.sh')], {});
  expect(status).toBe(1);
  expect(output).toContain('name the new version');
  expect(source('rebuild.sh').trim()).toMatch(/doctrine:migrations:migrate --no-interaction$/);
});

/** The scripts are written for a fixed place on a server; here they work in a directory of the test. */
describe('on a server', () => {
  let home = '';
  const site = () => path.join(home, 'www/mosparo');
  beforeEach(() => {
    home = mkdtempSync(path.join(os.tmpdir(), 'installation-'));
    for (const name of ['config', 'var/data', 'var/cache/prod', 'public/resources', 'src']) {
      mkdirSync(path.join(site(), name), {recursive: true});
    }
    mkdirSync(path.join(home, 'backups'));
    writeFileSync(path.join(site(), 'config/env.mosparo.php'), '<?php return [];\n');
    writeFileSync(path.join(site(), '.env.local'), 'APP_ENV=prod\n');
    writeFileSync(path.join(site(), 'src/Old.php'), 'old\n');
    writeFileSync(path.join(site(), 'var/cache/prod/cached'), 'cached\n');
    writeFileSync(path.join(site(), 'public/resources/design.css'), 'css\n');
  });
  afterEach(() => rmSync(home, {recursive: true}));

  function script(name: string): string {
    const file = path.join(home, name);
    const moved = source(name)
      .replaceAll('/var/www/mosparo', site())
      .replaceAll('/var/backups', path.join(home, 'backups'))
      .replaceAll('web_user=www-data', 'web_user=$(id -un)');
    writeFileSync(file, moved);
    return file;
  }
  const backup = () => path.join(home, 'backups', readdirSync(path.join(home, 'backups'))[0] ?? '');
  const databaseFile = () => path.join(site(), 'var/data/data.sqlite');
  const query = (sql: string) => run('sqlite3', [databaseFile(), sql]).output.trim();

  it('brings a SQLite installation back as it was', () => {
    query('CREATE TABLE project (name); INSERT INTO project VALUES ("kept")');
    expect(run('bash', [script('backup-sqlite.sh')]).status).toBe(0);
    query('DROP TABLE project; CREATE TABLE newer (id)');
    rmSync(path.join(site(), 'config/env.mosparo.php'));

    expect(run('bash', [script('restore-sqlite.sh'), backup()]).status).toBe(0);
    expect(query('SELECT name FROM project')).toBe('kept');
    expect(query('.tables')).toBe('project');
    expect(existsSync(path.join(site(), 'config/env.mosparo.php'))).toBe(true);
    expect(existsSync(path.join(site(), '.env.local'))).toBe(true);
    expect(existsSync(path.join(site(), 'var/cache'))).toBe(false);
  });

  it('restores on a server where mosparo never ran', () => {
    query('CREATE TABLE project (name)');
    expect(run('bash', [script('backup-sqlite.sh')]).status).toBe(0);
    rmSync(site(), {recursive: true});

    expect(run('bash', [script('restore-sqlite.sh'), backup()]).status).toBe(0);
    expect(query('.tables')).toBe('project');
  });

  it.each([
    ['mysql', {mysqldump: 'echo dump', mysql: 'cat > "$0.input"'}],
    ['postgresql', {pg_dump: 'echo dump', psql: 'cat > "$0.input"'}],
  ])('empties a %s database before it restores it', (database, programs) => {
    const bin = path.join(home, 'bin');
    const env = withPrograms(bin, programs);
    expect(run('bash', [script(`backup-${database}.sh`)], {env}).status).toBe(0);
    expect(run('bash', [script(`restore-${database}.sh`), backup()], {env}).status).toBe(0);
    const [client = ''] = Object.keys(programs).filter((name) => !name.includes('dump'));
    expect(readFileSync(path.join(bin, `${client}.input`), 'utf8')).toMatch(/^DROP [^]*\ndump\n$/);
    expect(existsSync(path.join(site(), 'src/Old.php'))).toBe(true);
  });

  it('updates by hand: new files, own configuration, no leftovers', () => {
    query('CREATE TABLE project (name)');
    const env = withPrograms(path.join(home, 'bin'), {
      curl: 'exit 0',
      unzip:
        'target="${@: -1}"; mkdir -p "$target/config" "$target/src"; echo new > "$target/src/New.php"',
      sudo: 'shift 2; exec "$@"',
      php: `echo "$*" >> '${home}/console'`,
    });
    const result = run('bash', [script('update-by-hand.sh'), 'v9.9.9'], {env});
    expect(result).toEqual({status: 0, output: ''});
    expect(readdirSync(path.join(site(), 'src'))).toEqual(['New.php']);
    for (const kept of ['config/env.mosparo.php', '.env.local', 'var/data/data.sqlite']) {
      expect(existsSync(path.join(site(), kept)), kept).toBe(true);
    }
    expect(existsSync(path.join(`${site()}.old`, 'src/Old.php'))).toBe(true);
    expect(readFileSync(path.join(home, 'console'), 'utf8')).toBe(
      'bin/console cache:clear\nbin/console doctrine:migrations:migrate --no-interaction\n',
    );
  });
});
