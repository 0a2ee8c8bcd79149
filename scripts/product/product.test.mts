import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {checkedFile, documentedVersion, productFile, withPages, withVersion} from './files.mts';
import {newVersion} from './newVersion.mts';
import {isNewer, versionError} from './version.mts';

const project = path.resolve(import.meta.dirname, '../../website');
const facts = {issues: {api: ['a-bug'], rules: []}, screenshots: ['login']};
let root = '';

function write(file: string, source: string): void {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), source);
}
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'product-'));
  for (const file of [productFile, checkedFile])
    cpSync(path.join(project, file), path.join(root, file), {recursive: true});
  write(productFile, withVersion(read(productFile), '1.5.4'));
  write(checkedFile, read(checkedFile).replace(/\{[^}]*\};/, '{};'));
  write('docs/cli.mdx', 'In version 1.5.4 it fails. <Since v="1.4" />\n');
  write('docs/usage/rules.mdx', 'Not 11.5.4, 1.5.40 or 1.5.4.1. <Since v="1.5" />\n');
  write('i18n/de/docusaurus-plugin-content-docs/current/cli.mdx', 'Version 1.5.4.\n');
  write('data/facts.ts', "{since: '1.5'}\n");
  write('samples/compose.yaml', 'services:\n  image: mosparo/mosparo:v1.5.4\n');
  write('src/labs/rules/texts.ts', "en: 'Limit of version 1.5.4.'\n");
});
afterEach(() => rmSync(root, {recursive: true}));

describe('a version', () => {
  it.each([
    ['1.6.0', '1.5.4', true],
    ['2.0.0', '1.9.9', true],
    ['1.5.10', '1.5.9', true],
    ['1.5.4', '1.5.4', false],
    ['1.4.9', '1.5.0', false],
  ])('%s is newer than %s: %s', (version, than, expected) => {
    expect(isNewer(version, than)).toBe(expected);
  });

  it.each([
    [undefined, /Name the new version/],
    ['', /three numbers/],
    ['v1.6.0', /three numbers/],
    ['1.6', /three numbers/],
    ['1.06.0', /three numbers/],
    ['1.6.0-beta', /three numbers/],
    ['1.5.4', /1\.5\.4 already/],
    ['1.5.3', /older than 1\.5\.4/],
  ])('%j is refused', (wanted, message) => {
    expect(versionError(wanted, '1.5.4')).toMatch(message);
    const before = [read(productFile), read(checkedFile)];
    expect(() => newVersion(root, wanted, facts)).toThrow(message);
    expect([read(productFile), read(checkedFile)]).toEqual(before);
  });
});

describe('a new version', () => {
  it('is set, and every page is marked for review', () => {
    newVersion(root, '1.6.0', facts);
    expect(documentedVersion(read(productFile))).toBe('1.6.0');
    expect(read(checkedFile)).toContain(
      "= {\n  '/docs/cli': '1.5.4',\n  '/docs/usage/rules': '1.5.4',\n};\n",
    );
  });

  it('keeps the older version of pages that are still unreviewed', () => {
    newVersion(root, '1.6.0', facts);
    write(checkedFile, read(checkedFile).replace("  '/docs/cli': '1.5.4',\n", ''));
    newVersion(root, '1.6.1', facts);
    expect(read(checkedFile)).toContain("'/docs/cli': '1.6.0'");
    expect(read(checkedFile)).toContain("'/docs/usage/rules': '1.5.4'");
  });

  it('prints pages, issues, mentions by kind, badges and screenshots', () => {
    const text = newVersion(root, '1.6.0', facts);
    for (const line of [
      'The documented version is 1.6.0 now; it was 1.5.4.',
      'Pages (2)',
      '/docs: cli',
      '/docs/usage: rules',
      'Known issues (1)',
      'api: a-bug',
      'samples/compose.yaml:2',
      'src/labs/rules/texts.ts:1',
      'docs/cli.mdx:1',
      '<Since v="1.6" />',
      '1.5: 2',
      'Screenshots (1)',
    ])
      expect(text).toContain(line);
    expect(text).not.toContain('usage/rules.mdx');
    expect(text).not.toContain('i18n/');
  });
});

it('a file without exactly one version line is an error', () => {
  expect(() => documentedVersion("version: '1'")).toThrow(/exactly one line/);
});

it('the list of pages is written in the format of `npm run format`', () => {
  const before = "export const checkedAgainst: X = {\n  '/docs/a': '1.0.0',\n};\n";
  expect(withPages(before, ['/docs/b', '/docs/a'], '1.1.0')).toBe(
    "export const checkedAgainst: X = {\n  '/docs/a': '1.0.0',\n  '/docs/b': '1.1.0',\n};\n",
  );
});
