import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {makeFixture, type Fixture} from '../../../../samples/webServer/fixture';
import {freePort, type Running} from '../../../../samples/webServer/process';
import {request} from '../../../../samples/webServer/request';
import {startApache, startNginx} from '../../../../samples/webServer/servers';
import {program} from '../../../../../scripts/lib/programs.mjs';
import {needs} from '../../../../../tests/needs';
import {choiceNames, defaults, options, type Choices} from './choices';
import {formats, writeFormat, type Format} from './formats';
import {readHosts} from './host';
import {fromShared, toEntries} from './link';
import {writePolicy} from './policy';
import {findResult} from './result';

const samples = path.resolve(import.meta.dirname, '../../../../samples/integration/csp');
const sample = (name: string) => readFileSync(path.join(samples, name), 'utf8');

function write(format: Format, change: Partial<Choices> = {}, pasted = '') {
  const choices = {...defaults, ...change};
  const policy = findResult(choices, pasted).merged?.policy ?? [];
  return {...writeFormat(format, policy, choices), policy: writePolicy(policy)};
}

/** Characters that mean something to web servers, PHP or HTML. */
const awkward =
  "default-src 'self'; report-uri https://r.example/a%20b?x=1&y=%s; sandbox allow-forms";

let fixture: Fixture;
const running: Running[] = [];
beforeAll(() => {
  fixture = makeFixture();
});
afterAll(async () => {
  await Promise.all(running.map(({stop}) => stop()));
  fixture.remove();
});

const save = (name: string, text: string) => {
  const file = path.join(fixture.folder, name);
  writeFileSync(file, text);
  return file;
};

describe('the recommended choices give the samples', () => {
  it.each<[Format, string]>([
    ['header', 'header.txt'],
    ['meta', 'meta.html'],
    ['apache', 'apache.conf'],
  ])('%s', (format, name) => {
    expect(write(format).code).toBe(sample(name));
  });

  it('an existing policy is extended as in the worked example', () => {
    expect(write('header', {}, sample('before.txt')).code).toBe(sample('after.txt'));
  });

  it('nginx', () => {
    expect(sample('nginx.conf')).toContain(`    ${write('nginx').code}`);
  });
});

describe('the policy is sent by', () => {
  // One server for all policies, each at a path of its own.
  const policies: readonly (readonly [string, Partial<Choices>, string])[] = [
    ['/plain', {}, ''],
    ['/inline', {start: 'inline'}, ''],
    ['/awkward', {}, awkward],
    ['/report', {mode: 'report'}, awkward],
    ['/two', {hosts: 'a.example\nhttps://b.example:8443'}, "default-src 'none'"],
  ];

  async function expectPolicies(format: Format, port: number): Promise<void> {
    for (const [address, change, pasted] of policies) {
      const {headers} = await request({port, path: address});
      const name = change.mode === 'report' ? '-report-only' : '';
      expect(headers[`content-security-policy${name}`]).toBe(write(format, change, pasted).policy);
    }
  }

  needs('nginx').it('nginx', async () => {
    const port = await freePort();
    const locations = policies.map(
      ([address, change, pasted]) =>
        `location ${address} {\n return 200 ok;\n ${write('nginx', change, pasted).code}}\n`,
    );
    const site = save(
      'csp-nginx.conf',
      `server {\n listen 127.0.0.1:${port};\n${locations.join('')}}\n`,
    );
    running.push(await startNginx(fixture, site, port));
    await expectPolicies('nginx', port);
  });

  needs('apache2').it('Apache', async () => {
    const port = await freePort();
    const locations = policies.map(
      ([address, change, pasted]) =>
        `<Location ${address}>\n${write('apache', change, pasted).code}</Location>\n`,
    );
    const site = save('csp-apache.conf', locations.join(''));
    running.push(await startApache(fixture, site, [port]));
    await expectPolicies('apache', port);
  });

  /** PHP on the command line drops headers, so the code runs with a header() that prints them. */
  function headerOfPhp(code: string): string {
    const functions =
      'namespace Lab; function header($text) { ob_end_clean(); echo $text; exit; } ' +
      'function add_action($hook, $action) { $action(); } ob_start();';
    const file = save('csp.php', code.replace('<?php', `<?php ${functions}`));
    return execFileSync(program('php'), [file], {encoding: 'utf8'});
  }

  needs('php').it.each(['php', 'wordpress'] as const)('%s', (format) => {
    for (const [, change, pasted] of policies) {
      const {code = '', policy} = write(format, change, pasted);
      const name = change.mode === 'report' ? '-Report-Only' : '';
      expect(headerOfPhp(code)).toBe(`Content-Security-Policy${name}: ${policy}`);
    }
  });

  needs('php').it('PHP, with a new nonce for every response', () => {
    const {code = ''} = write('php', {start: 'nonce'});
    const nonces = [1, 2].map(() => /'nonce-([^']+)'/.exec(headerOfPhp(code))?.[1]);
    expect(nonces[0]).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    expect(nonces[0]).not.toBe(nonces[1]);
    expect(code).toContain('<script nonce="<?= $nonce ?>">');
  });
});

describe('limits of a format', () => {
  it('meta leaves out what browsers ignore there', () => {
    const {code, dropped} = write('meta', {}, `${awkward}; frame-ancestors 'none'`);
    expect(dropped).toEqual(['report-uri', 'sandbox', 'frame-ancestors']);
    expect(code).not.toMatch(/sandbox|report-uri|frame-ancestors/);
    expect(write('meta', {}, 'img-src https://a.example/?a&b').code).toContain('?a&amp;b');
  });

  it.each<[Format, Partial<Choices>, string | undefined]>([
    ['meta', {mode: 'report'}, 'metaReport'],
    ['meta', {start: 'nonce'}, 'nonceFixed'],
    ['nginx', {start: 'nonce'}, 'nonceFixed'],
    ['apache', {start: 'nonce'}, 'nonceFixed'],
    ['wordpress', {start: 'nonce'}, 'nonceWordpress'],
    ['header', {start: 'nonce'}, undefined],
    ['php', {start: 'nonce'}, undefined],
    ['wordpress', {way: 'wordpress', start: 'nonce'}, undefined],
  ])('%s %j: %s', (format, change, obstacle) => {
    const written = write(format, change);
    expect(written.obstacle).toBe(obstacle);
    expect(written.code === undefined).toBe(obstacle !== undefined);
  });
});

describe('a link', () => {
  it('restores every choice', () => {
    for (const name of choiceNames) {
      for (const option of options[name]) {
        const choices = {...defaults, [name]: option, hosts: 'a.example\nb.example'};
        const written = toEntries({choices, pasted: 'default-src https://secret.example'});
        const entries = written.map(([key, value]) => [key, value]);
        expect(fromShared(new URLSearchParams(entries))).toEqual({
          state: {choices, pasted: ''},
          unread: 0,
        });
      }
    }
  });

  it('with invalid values gives the defaults', () => {
    const state = {choices: defaults, pasted: ''};
    expect(fromShared(new URLSearchParams('way=x&start=&logo=toString'))).toEqual({
      state,
      unread: 3,
    });
    const {choices} = fromShared(new URLSearchParams({hosts: 'a'.repeat(9999)})).state;
    expect(readHosts(choices.hosts)).toMatchObject([{problem: 'tooLong'}]);
  });
});

it('every format can be written', () => {
  for (const format of formats) expect(write(format).code).toMatch(/^\S[\s\S]*\n$/);
});
