import {execFileSync} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {program, type Program} from '../../../../scripts/lib/programs.mjs';

const folder = import.meta.dirname;
const file = (name: string) => path.join(folder, name);
const read = (name: string) => readFileSync(file(name), 'utf8');
const work = mkdtempSync(path.join(tmpdir(), 'mosparo-csp-'));
afterAll(() => rmSync(work, {recursive: true, force: true}));

const mosparo = 'https://mosparo.example.com';
/** What the box needs, and nothing that a strict site would have to open for it. */
const needed = ['script-src', 'style-src', 'img-src', 'connect-src'];

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

function run(name: Program, args: readonly string[]): string {
  return execFileSync(program(name), args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe']});
}

/**
 * The header that a PHP sample sends. The command line PHP drops headers, so the
 * sample runs in a namespace with a `header` (and WordPress's `add_action`) of its own.
 */
function headerOfPhp(name: string): string {
  const functions = [
    'namespace Sample;',
    'function header($text) { ob_end_clean(); echo $text; exit; }',
    'function add_action($hook, $action) { $action(); }',
    'ob_start();',
  ];
  const script = path.join(work, name);
  writeFileSync(script, read(name).replace('<?php', `<?php ${functions.join(' ')}`));
  return run('php', [script]).replace('Content-Security-Policy: ', '');
}

const policies: Readonly<Record<string, () => string>> = {
  'header.txt': () => read('header.txt').replace('Content-Security-Policy: ', ''),
  'meta.html': () => / content="([^"]*)"/.exec(read('meta.html'))?.[1] ?? '',
  'nginx.conf': () => /Content-Security-Policy "([^"]*)"/.exec(read('nginx.conf'))?.[1] ?? '',
  'apache.conf': () => /Content-Security-Policy "([^"]*)"/.exec(read('apache.conf'))?.[1] ?? '',
  'wordpress.php': () => headerOfPhp('wordpress.php'),
  'nonce.php': () => headerOfPhp('nonce.php'),
};

describe('every policy', () => {
  for (const [name, read] of Object.entries(policies)) {
    it(`${name} lets the box work`, () => {
      const policy = directives(read());
      for (const directive of needed) expect(policy.get(directive)).toContain(mosparo);
      expect(policy.get('default-src')).toEqual(["'self'"]);
    });
  }

  it.each(['header.txt', 'meta.html', 'nginx.conf', 'apache.conf'])(
    '%s allows no inline code',
    (name) => {
      expect(policies[name]!()).not.toContain('unsafe');
    },
  );

  it('the nonce of the policy is the nonce of the script, and new on every call', () => {
    const nonces = [1, 2].map(() => /'nonce-([^']+)'/.exec(policies['nonce.php']!())?.[1]);
    expect(nonces[0]).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    expect(nonces[0]).not.toBe(nonces[1]);
    expect(read('nonce.php')).toContain('<script nonce="<?= $nonce ?>">');
  });
});

it('the extended policy has the host name wherever nothing else allows mosparo', () => {
  const policyOf = (name: string) =>
    directives(read(name).replace('Content-Security-Policy: ', ''));
  const [before, after] = [policyOf('before.txt'), policyOf('after.txt')];
  expect([...after.keys()]).toEqual([...before.keys()]);
  for (const [name, sources] of before) {
    const isAllowed = !needed.includes(name) || sources.includes('https:');
    expect(after.get(name)).toEqual(isAllowed ? sources : [...sources, mosparo]);
  }
});

describe('the servers accept their samples', () => {
  it('nginx', () => {
    const config = path.join(work, 'nginx.conf');
    const paths = `pid ${work}/pid; error_log stderr;`;
    writeFileSync(config, `${paths} events {} http { access_log off; ${read('nginx.conf')} }`);
    run('nginx', ['-t', '-q', '-p', work, '-c', config]);
  });

  it('Apache', () => {
    const config = path.join(work, 'apache.conf');
    const modules = '/usr/lib/apache2/modules';
    const lines = [
      `ServerRoot ${work}`,
      'ServerName www.example.com',
      'Listen 127.0.0.1:8080',
      `LoadModule mpm_event_module ${modules}/mod_mpm_event.so`,
      `LoadModule authz_core_module ${modules}/mod_authz_core.so`,
      `LoadModule headers_module ${modules}/mod_headers.so`,
      `ErrorLog ${work}/error.log`,
      `PidFile ${work}/apache.pid`,
    ];
    writeFileSync(config, `${lines.join('\n')}\n${read('apache.conf')}`);
    run('apache2', ['-t', '-f', config]);
  });
});
