import {readFileSync, readdirSync} from 'node:fs';
import {expect, it} from 'vitest';

/** Licenses of packages behind the pages: permissive, or without obligations for a website made with the package. */
const allowed = new Set(
  '0BSD Apache-2.0 BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 CC-BY-4.0 CC0-1.0 ISC MIT MIT-0 MPL-2.0 Python-2.0 WTFPL'.split(
    ' ',
  ),
);
/** Packages with an MIT license in their files, but none in the lockfile. */
const readByHand = ['eval', 'format', 'require-like'];

interface LockedPackage {
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly integrity?: string;
  readonly resolved?: string;
}

const read = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown;
const {packages} = read('package-lock.json') as {packages: Record<string, LockedPackage>};
const {dependencies, devDependencies} = read('package.json') as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;
/** Without links, which are the packages of this repository. */
const installed = Object.entries(packages).flatMap(([place, entry]) =>
  place.includes('node_modules/') && !entry.link
    ? [{name: place.split('node_modules/').at(-1) ?? '', ...entry}]
    : [],
);

it('packages behind the pages have allowed licenses only', () => {
  const isAllowed = (expression = '') =>
    expression
      .replace(/[()]/g, '')
      .split(' OR ')
      .some((side) => side.split(' AND ').every((license) => allowed.has(license.trim())));
  const others = installed.filter(({dev, license}) => !dev && !isAllowed(license));
  expect(others.length).toBeLessThan(installed.length);
  expect([...new Set(others.map(({name}) => name))].sort()).toEqual(readByHand);
});

it('packages are pinned exactly, with a checksum and without the URL of a registry', () => {
  for (const version of Object.values({...dependencies, ...devDependencies})) {
    expect(version).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
  }
  for (const {name, integrity, resolved} of installed) {
    expect(integrity, name).toMatch(/^sha512-/);
    expect(resolved, name).toBeUndefined();
  }
});

it('install scripts of packages do not run', () => {
  expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true');
});

it('the code of the pages imports no devDependency', () => {
  const code = ['website/config', 'website/data', 'website/src', 'packages']
    .flatMap((folder) =>
      readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) => `${folder}/${name}`),
    )
    .filter((file) => /\.(tsx?|[cm]js)$/.test(file) && !file.includes('.test.'))
    .concat('website/docusaurus.config.ts', 'website/sidebars.ts')
    .map((file) => readFileSync(file, 'utf8').replace(/^import type [^;]+;/gm, ''))
    .join('\n');
  const loads = (name: string) =>
    new RegExp(`(?:from |import\\(|require\\(|require\\.resolve\\()'${name}['/]`).test(code);
  expect(loads('react')).toBe(true);
  expect(Object.keys(devDependencies).filter(loads)).toEqual([]);
});
