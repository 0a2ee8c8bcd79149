import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {root} from '../loadSite.mts';
import {replaced, internals, themeFolders} from './files.mts';
import {checkFiles, checkUpstream} from './index.mts';

const file = {file: 'core/a.js', reason: 'src/b.ts repeats it.'};

it('accepts an unchanged file', () => {
  expect(checkFiles([file], {'core/a.js': 'abc'}, () => 'abc')).toEqual([]);
});

it('names a file that has changed, why it matters, and its new hash', () => {
  const [found] = checkFiles([file], {'core/a.js': 'abc'}, () => 'def');
  expect(found?.message).toBe('@docusaurus/core/a.js has changed. src/b.ts repeats it.');
  expect(found?.remedy).toContain('"core/a.js": "def"');
});

it('names a file that is gone', () => {
  const [found] = checkFiles([file], {'core/a.js': 'abc'}, () => undefined);
  expect(found?.message).toMatch(/is gone/);
  expect(found?.remedy).toMatch(/remove it here and from checks\/upstream\/files\.mts/);
});

it('accepts the installed version, with few internal files', () => {
  expect(checkUpstream(root)).toEqual([]);
  expect(internals.length).toBeLessThanOrEqual(8);
});

it('lists every component of src/theme that replaces an original', () => {
  const ours = path.join(root, 'src/theme');
  const originals = readdirSync(ours, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.tsx'))
    .filter((file) => !/@theme-(original|init)\//.test(readFileSync(path.join(ours, file), 'utf8')))
    .flatMap((file) => themeFolders.map((folder) => `${folder}/${file.replace(/tsx$/, 'js')}`))
    .filter((file) => existsSync(path.join(root, 'node_modules/@docusaurus', file)));
  const listed = replaced.map(({file}) => file);
  expect(originals.length).toBeGreaterThan(10);
  expect(originals.filter((file) => !listed.includes(file))).toEqual([]);
});
