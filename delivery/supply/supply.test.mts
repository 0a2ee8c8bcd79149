import {readFileSync, readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {isAllowed, licenseProblems, readByHand, type LockedPackage} from './licenses.mts';

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage & {integrity?: string; resolved?: string}>;
};
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;

/** The code that builds the pages or runs in them, without type imports. */
function codeOfPages(): string {
  const folders = ['website/config', 'website/data', 'website/src', 'packages'].flatMap((folder) =>
    readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
      .filter((name) => /\.(tsx?|[cm]js)$/.test(name) && !name.includes('.test.')),
  );
  return ['website/docusaurus.config.ts', 'website/sidebars.ts', ...folders]
    .map((name) => readFileSync(name, 'utf8').replace(/^import type [^;]+;/gm, ''))
    .join('\n');
}

describe('isAllowed', () => {
  it.each([
    ['MIT', true],
    ['GPL-3.0', false],
    ['(MIT OR GPL-3.0)', true],
    ['Apache-2.0 AND MIT', true],
    ['MIT AND GPL-3.0', false],
    ['none', false],
    ['SEE LICENSE IN LICENSE', false],
  ])('%s: %s', (expression, expected) => expect(isAllowed(expression)).toBe(expected));
});

describe('supply chain', () => {
  it('uses packages with allowed licenses only', () => {
    expect(licenseProblems(lock.packages)).toEqual([]);
  });

  it('reports a license that is not on the list, except that of a development tool', () => {
    const packages = {
      'node_modules/a': {license: 'AGPL-3.0'},
      'node_modules/b/node_modules/@c/d': {},
      'node_modules/tool': {license: 'AGPL-3.0', dev: true},
    };
    expect(licenseProblems(packages)).toEqual(['a: AGPL-3.0', '@c/d: none']);
  });

  it('has no devDependency that the code of the pages imports', () => {
    const code = codeOfPages();
    const loads = (name: string) =>
      [`from '${name}`, `import('${name}`, `require('${name}`, `require.resolve('${name}`].some(
        (start) => code.includes(`${start}'`) || code.includes(`${start}/`),
      );
    expect(loads('react')).toBe(true);
    expect(Object.keys(manifest.devDependencies).filter(loads)).toEqual([]);
  });

  it('lists no package by hand that states its license or is gone', () => {
    for (const name of Object.keys(readByHand)) {
      expect(lock.packages[`node_modules/${name}`], name).toBeDefined();
      expect(lock.packages[`node_modules/${name}`]?.license, name).toBeUndefined();
    }
  });

  it('pins every package exactly, with a checksum and without the URL of a registry', () => {
    for (const version of Object.values({...manifest.dependencies, ...manifest.devDependencies})) {
      expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
    }
    for (const [place, {integrity, resolved, link}] of Object.entries(lock.packages)) {
      if (!place.includes('node_modules/') || link) continue;
      expect(integrity, place).toMatch(/^sha512-/);
      expect(resolved, place).toBeUndefined();
    }
  });

  it('runs no install scripts of packages', () => {
    expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true');
  });
});
