import {expect, it} from 'vitest';
import {root} from '../loadSite.mts';
import {seams} from './files.mts';
import {checkFiles, checkUpstream} from './index.mts';

const file = {file: 'core/a.js', reason: 'src/b.ts repeats it.'};

it('says nothing about a file that is as it was', () => {
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

it('holds for the installed version, with few private structures', () => {
  expect(checkUpstream(root)).toEqual([]);
  expect(seams.length).toBeLessThanOrEqual(8);
});
