import {execFile} from 'node:child_process';
import {createHash} from 'node:crypto';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {cacheControl, contentTypes} from '../core/description.mjs';
import {policyAndHeaders} from '../finish/policy.mts';
import {joinPolicies} from './joinPolicies.mjs';

const execute = promisify(execFile);

let home: string;
beforeAll(() => {
  home = mkdtempSync(path.join(tmpdir(), 'docs-upload-'));
  mkdirSync(path.join(home, 'bin'));
  writeFileSync(
    path.join(home, 'bin/aws'),
    `#!/bin/sh\nexec '${process.execPath}' '${path.resolve('delivery/object-store/awsStandIn.mjs')}' "$@"\n`,
    {mode: 0o755},
  );
});
afterAll(() => rmSync(home, {recursive: true}));

const script = (id: string) => `window.release="${id}"`;
const hash = (id: string) => createHash('sha256').update(script(id)).digest('base64');

/** A build. Its pages have the same size as those of every build whose id has the same length. */
function build(id: string): string {
  const folder = path.join(home, `build-${id}`);
  const page = `<meta charset=UTF-8><script>${script(id)}</script>`;
  const files = {
    'index.html': page,
    'index.html.br': 'compressed',
    'de/docs/quickstart.html': page,
    'de/docs/quickstart.md': `# ${id}`,
    [`assets/js/main.${id}.js`]: id,
    [`assets/js/main.${id}.js.gz`]: 'compressed',
    'de/assets/css/styles.0.css': 'p{}',
    'search-index-default.json': `{"id":"${id}"}`,
    'img/logo.png': id,
    'de/img/logo.svg': id,
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
    // Older than anything in the bucket.
    utimesSync(file, 1_700_000_000, 1_700_000_000);
  }
  void policyAndHeaders.run({folder, beside: `${folder}.delivery`});
  return folder;
}

interface Entry {
  readonly put?: string;
  readonly type?: string;
  readonly caching?: string;
  readonly policy?: string;
  readonly waited?: string;
}

/** Uploads a build and returns the changes in the store, in order. */
async function upload(folder: string, ...more: string[]): Promise<Entry[]> {
  writeFileSync(path.join(home, 'log'), '');
  await execute('sh', ['delivery/object-store/upload.sh', folder, 's3://documentation', ...more], {
    env: {...process.env, STORE: home, PATH: `${home}/bin:${process.env.PATH}`},
  });
  const lines = readFileSync(path.join(home, 'log'), 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Entry);
}

function createPolicy(folder: string): void {
  const config: unknown = JSON.parse(
    readFileSync(`${folder}.delivery/response-headers-policy.json`, 'utf8'),
  );
  writeFileSync(path.join(home, 'policy.json'), JSON.stringify({tag: 'E', config}));
}

const stored = (file: string) => readFileSync(path.join(home, 'bucket', file), 'utf8');

const kindOf = ({put, policy, waited}: Entry) => {
  if (policy) return 'policy';
  if (!put) return `waited for ${waited}`;
  if (put.endsWith('.html')) return 'pages';
  return /(^|\/)assets\//.test(put) ? 'hashed' : 'other';
};
/** The kinds of changes in order, with repetitions collapsed. */
const phases = (entries: readonly Entry[]) =>
  entries.map(kindOf).filter((kind, index, all) => kind !== all[index - 1]);

/** Expects both builds' scripts to be allowed while pages are replaced, and only the new ones at the end. */
function expectPolicies(entries: readonly Entry[], before: string, after: string): void {
  expect(phases(entries)).toEqual([
    ...(entries.some((entry) => kindOf(entry) === 'hashed') ? ['hashed'] : []),
    'other',
    'policy',
    'waited for DISTRIBUTION',
    'pages',
    'policy',
  ]);
  const [during, final] = entries.flatMap(({policy}) => policy ?? []);
  for (const id of [before, after]) expect(during).toContain(hash(id));
  expect(final).toContain(hash(after));
  expect(final).not.toContain(hash(before));
}

// Each test continues with the store that the previous test left, because every upload starts dozens of programs.
describe('upload.sh', () => {
  it('uploads every file with its type and caching, hashed files first and pages last', async () => {
    const folder = build('a');
    const entries = await upload(folder);
    const expected = readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => statSync(path.join(folder, file)).isFile())
      // Neither compressed copies nor files for static hosts.
      .filter((file) => !/\.(br|gz)$|^_/.test(file));
    expect(entries.map(({put}) => put).sort()).toEqual(expected.sort());
    for (const {put = '', type, caching} of entries) {
      expect(type, put).toBe(contentTypes.find(({extension}) => put.endsWith(`.${extension}`))?.type);
      expect(caching, put).toBe(cacheControl(`/${put}`));
    }
    expect(phases(entries)).toEqual(['hashed', 'other', 'pages']);
    createPolicy(folder);
  });

  it('allows the scripts of both builds while one replaces the other', async () => {
    expectPolicies(await upload(build('b'), 'POLICY', 'DISTRIBUTION'), 'a', 'b');
    expect(stored('index.html')).toContain(script('b'));
  });

  it('goes back to an older build with files of the same size, and keeps the hashed files of both', async () => {
    expectPolicies(await upload(`${home}/build-a`, 'POLICY', 'DISTRIBUTION'), 'b', 'a');
    for (const file of ['index.html', 'de/docs/quickstart.html'])
      expect(stored(file)).toContain(script('a'));
    expect([stored('img/logo.png'), stored('de/img/logo.svg')]).toEqual(['a', 'a']);
    expect(stored('search-index-default.json')).toBe('{"id":"a"}');
    expect([stored('assets/js/main.a.js'), stored('assets/js/main.b.js')]).toEqual(['a', 'b']);
  });

  it('refuses a build of npm start and names what is missing', async () => {
    const folder = build('c');
    rmSync(`${folder}.delivery`, {recursive: true});
    await expect(upload(folder)).rejects.toThrow(
      /response-headers-policy\.json is missing.*npm run build/,
    );
  });
});

describe('joinPolicies', () => {
  it.each([
    ["script-src 'self' 'a'", "script-src 'self' 'a'", "script-src 'self' 'a'"],
    ["script-src 'self' 'b'", "script-src 'self' 'a'", "script-src 'self' 'b' 'a'"],
    ["font-src 'none'", "font-src 'self'; media-src 'none'", "font-src 'self'; media-src 'none'"],
    ["img-src 'self'", '', "img-src 'self'"],
    ['trusted-types a b', 'trusted-types a', 'trusted-types a b'],
    ["img-src 'self'; require-trusted-types-for 'script'", "img-src 'self'", "img-src 'self'"],
  ])('%s and %s', (one, other, joined) => expect(joinPolicies(one, other)).toBe(joined));
});
