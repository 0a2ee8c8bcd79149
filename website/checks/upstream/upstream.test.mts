import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {repository, root} from '../loadSite.mts';
import {replaced, seams, themeFolders} from './files.mts';
import {checkFiles, checkUpstream} from './index.mts';
import {usesIn, usesOf, wrapsIn} from './uses.mts';

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

it('accepts the installed version, with few seams', () => {
  expect(checkUpstream(repository)).toEqual([]);
  expect(seams.length).toBeLessThanOrEqual(6);
});

/** The file of a theme component. */
function originalOf(name: string): string[] {
  return themeFolders
    .flatMap((folder) => [`${folder}/${name}.js`, `${folder}/${name}/index.js`])
    .filter((one) => existsSync(path.join(repository, 'node_modules/@docusaurus', one)))
    .slice(0, 1);
}

it('lists every component of a theme folder that stands for an original', () => {
  const folders = [
    path.join(root, 'src/theme'),
    path.join(repository, 'packages/static-pages/src/theme'),
  ];
  const originals = folders
    .flatMap((ours) =>
      readdirSync(ours, {recursive: true, encoding: 'utf8'})
        .filter((file) => file.endsWith('.tsx'))
        .map((file) => file.replace(/(?:\/index)?\.tsx$/, '')),
    )
    .flatMap(originalOf);
  const listed = replaced.map(({file}) => file);
  expect(originals.length).toBeGreaterThan(10);
  expect(originals.filter((file) => !listed.includes(file))).toEqual([]);
});

it('lists every component that code wraps', () => {
  const wrapped = [...usesOf(repository, wrapsIn).keys()];
  const listed = replaced.map(({file}) => file);
  expect(wrapped.length).toBeGreaterThan(5);
  expect(wrapped.filter((name) => !originalOf(name).some((file) => listed.includes(file)))).toEqual(
    [],
  );
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
  [
    `require.resolve("@docusaurus/theme-classic/lib/nprogress")`,
    '@docusaurus/theme-classic/lib/nprogress',
  ],
  [
    "const all = require('@docusaurus/theme-common/internal');",
    '@docusaurus/theme-common/internal',
  ],
  ["export * from '@docusaurus/theme-common/internal';", '@docusaurus/theme-common/internal'],
  ['cacheGroups: {\n  styles: {priority: 1},\n}', 'cacheGroups.styles'],
  ["link.src.includes('runtime~main')", 'runtime~main'],
  ["process.env.JITI_DEBUG = '1';", 'JITI_DEBUG'],
  ["[class*='navbarHidden'] .table {}", 'class: navbarHidden'],
  ["html[data-has-hydrated='true'] .table {}", 'data-has-hydrated'],
  ["read('docusaurus.announcement.id')", 'docusaurus.announcement.id'],
])('finds what is not public in %s', (source, use) => {
  expect(usesIn(source)).toContain(use);
});

it('finds no internal API in public imports', () => {
  const source =
    "import Link from '@docusaurus/Link';\nimport x from '@generated/site-api/default/a.json';";
  expect(usesIn(source)).toEqual([]);
});

it('lists every use of what is not public, and no other', () => {
  const listed = seams.flatMap(({uses = []}) => uses);
  expect([...usesOf(repository).keys()].sort()).toEqual([...new Set(listed)].sort());
});
