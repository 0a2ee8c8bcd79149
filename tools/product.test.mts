import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {isNewer, newVersion, versionError} from './product.mts';

const product = 'website/config/product.ts';
const waiting = 'website/config/checkedAgainst.ts';
let root = '';
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const files: Readonly<Record<string, string>> = {
  [product]: "export const product = {\n  version: '1.5.4',\n};\n",
  [waiting]: "export const checkedAgainst: X = {\n  '/docs/usage/rules': '1.4.0',\n};\n",
  'website/docs/cli.mdx': 'In version 1.5.4 it fails.\n',
  'website/docs/usage/rules.mdx': 'Not 11.5.4, 1.5.40 or 1.5.4.1.\n',
  'website/i18n/de/docusaurus-plugin-content-docs/current/cli.mdx': 'Version 1.5.4.\n',
  'website/samples/compose.yaml': 'services:\n  image: mosparo/mosparo:v1.5.4\n',
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'product-'));
  for (const [file, source] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
    writeFileSync(path.join(root, file), source);
  }
  for (const args of [
    ['init', '-q'],
    ['add', '.'],
  ])
    execFileSync('git', ['-C', root, ...args]);
});
afterEach(() => rmSync(root, {recursive: true}));

it.each([
  ['1.6.0', '1.5.4', true],
  ['1.5.10', '1.5.9', true],
  ['1.6', '1.5.4', true],
  ['1.5.4', '1.5.4', false],
  ['1.4.9', '1.5.0', false],
])('%s is newer than %s: %s', (version, than, expected) => {
  expect(isNewer(version, than)).toBe(expected);
});

it.each(['', 'v1.6.0', '1.6', '1.06.0', '1.6.0-beta', '1.5.4', '1.5.3'])(
  'the version %j is refused, and nothing changes',
  (wanted) => {
    expect(() => newVersion(root, wanted)).toThrow(versionError(wanted, '1.5.4'));
    expect(read(product)).toBe(files[product]);
    expect(read(waiting)).toBe(files[waiting]);
  },
);

it('a new version is set, every page waits for its review, and mentions are listed', () => {
  const list = newVersion(root, '1.6.0');
  expect(read(product)).toContain("  version: '1.6.0',\n");
  expect(read(waiting)).toBe(
    "export const checkedAgainst: X = {\n  '/docs/cli': '1.5.4',\n  '/docs/usage/rules': '1.4.0',\n};\n",
  );
  expect(list).toContain('2 pages say "Checked against 1.5.4"');
  expect(list).toContain('<Since v="1.6" />');
  expect(list).toContain('website/docs/cli.mdx:1:In version 1.5.4');
  expect(list).toContain('website/samples/compose.yaml:2:');
  expect(list).not.toMatch(/rules\.mdx|i18n/);
});
