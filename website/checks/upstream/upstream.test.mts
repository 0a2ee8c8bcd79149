import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {repository, root} from '../loadSite.mts';
import {internals, ofPackages, replaced, themeFolders} from './files.mts';
import {checkFiles, checkUpstream} from './index.mts';
import {usesIn, usesOf} from './uses.mts';

const file = {file: 'core/a.js', reason: 'src/b.ts repeats it.'};

it('accepts an unchanged file', () => {
  expect(checkFiles([file], {'core/a.js': 'abc'}, () => 'abc')).toEqual([]);
});

it('reports a changed file with the reason and its new hash', () => {
  const [found] = checkFiles([file], {'core/a.js': 'abc'}, () => 'def');
  expect(found?.message).toBe('@docusaurus/core/a.js has changed. src/b.ts repeats it.');
  expect(found?.remedy).toContain('"core/a.js": "def"');
});

it('reports a missing file', () => {
  const [found] = checkFiles([file], {'core/a.js': 'abc'}, () => undefined);
  expect(found?.message).toMatch(/is gone/);
  expect(found?.remedy).toMatch(/remove it here and from checks\/upstream\/files\.mts/);
});

it('accepts the installed version, with few internal files', () => {
  expect(checkUpstream(repository)).toEqual([]);
  const files = new Set([...internals, ...ofPackages].map(({file}) => file));
  expect(files.size).toBeLessThanOrEqual(20);
});

it('lists every component of a theme folder that replaces an original', () => {
  const folders = [
    path.join(root, 'src/theme'),
    path.join(repository, 'packages/static-pages/src/theme'),
  ];
  const wraps = (file: string) => /@theme-(original|init)\//.test(readFileSync(file, 'utf8'));
  const originals = folders
    .flatMap((ours) =>
      readdirSync(ours, {recursive: true, encoding: 'utf8'}).filter(
        (file) => file.endsWith('.tsx') && !wraps(path.join(ours, file)),
      ),
    )
    .flatMap((file) => themeFolders.map((folder) => `${folder}/${file.replace(/tsx$/, 'js')}`))
    .filter((file) => existsSync(path.join(repository, 'node_modules/@docusaurus', file)));
  const listed = replaced.map(({file}) => file);
  expect(originals.length).toBeGreaterThan(10);
  expect(originals.filter((file) => !listed.includes(file))).toEqual([]);
});

it.each([
  [
    "import {a, type B} from '@docusaurus/theme-common/internal';",
    '@docusaurus/theme-common/internal: B',
  ],
  ["const x = await import('@docusaurus/core/lib/a.js');", '@docusaurus/core/lib/a.js'],
  ["import routes from '@generated/routes';", '@generated/routes'],
  ["process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = '1';", 'DOCUSAURUS_NO_PERSISTENT_CACHE'],
  ['window.docusaurus.prefetch(to);', 'window.docusaurus'],
])('finds the internal API in %s', (source, use) => {
  expect(usesIn(source)).toContain(use);
});

it('finds no internal API in public imports', () => {
  const source =
    "import Link from '@docusaurus/Link';\nimport x from '@generated/site-api/default/a.json';";
  expect(usesIn(source)).toEqual([]);
});

it('files.mts lists every use of internal APIs and no other', () => {
  const listed = [...internals, ...ofPackages].flatMap(({uses = []}) => uses);
  expect([...usesOf(repository).keys()].sort()).toEqual([...new Set(listed)].sort());
});
