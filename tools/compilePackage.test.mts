import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {isUndeclared, publishedImport, publishedManifest} from './compilePackage.mjs';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'package-'));
  mkdirSync(path.join(folder, 'stem'));
  for (const file of ['rank.ts', 'Box.tsx', 'stem/index.ts', 'styles.module.css', 'old.mjs'])
    writeFileSync(path.join(folder, file), '');
});
afterAll(() => rmSync(folder, {recursive: true}));

describe('imports of a published package', () => {
  it.each([
    ['./rank', './rank.js'],
    ['./rank.ts', './rank.js'],
    ['./Box', './Box.js'],
    ['./stem', './stem/index.js'],
    ['./styles.module.css', './styles.module.css'],
    ['./old.mjs', './old.mjs'],
    ['react', 'react'],
  ])('%s → %s', (specifier, published) => {
    expect(publishedImport(specifier, folder)).toBe(published);
  });

  it('must exist', () => {
    expect(() => publishedImport('./gone', folder)).toThrow('./gone, which does not exist');
  });

  it.each([
    ['parse5', false],
    ['parse5/lib/x.js', false],
    ['react/jsx-runtime', false],
    ['@docusaurus/utils-validation', false],
    ['@docusaurus/Link', false],
    ['@generated/globalData', false],
    ['node:path', false],
    ['./rank', false],
    ['clsx', true],
    ['@docusaurus/logger', true],
  ])('%s is missing from package.json: %s', (specifier, expected) => {
    const manifest = {
      exports: {},
      dependencies: {parse5: '7.3.0', '@docusaurus/utils-validation': '3.10.2'},
      peerDependencies: {react: '^19.0.0'},
    };
    expect(isUndeclared(specifier, manifest)).toBe(expected);
  });
});

it('the published package.json names compiled files and drops devDependencies', () => {
  const manifest = {
    name: 'a',
    devDependencies: {vitest: '3.2.7'},
    exports: {'.': './src/index.ts', './data.json': './data.json', './box': './src/Box.tsx'},
  };
  expect(publishedManifest(manifest)).toEqual({
    name: 'a',
    exports: {
      '.': {types: './lib/index.d.ts', default: './lib/index.js'},
      './data.json': './data.json',
      './box': {types: './lib/Box.d.ts', default: './lib/Box.js'},
    },
  });
});
