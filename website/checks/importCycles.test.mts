import {expect, it} from 'vitest';
import {checkImportCycles} from './importCycles.mts';
import {messages} from './fixture.mts';

const code = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([file, source]) => ({file, source}));

it('accepts a file that is imported twice', () => {
  const files = code({
    'website/src/a.ts': "import {b} from './b';\nimport {c} from './c';",
    'website/src/b.ts': "import {c} from './c';",
    'website/src/c.ts': "import fs from 'node:fs';",
  });
  expect(checkImportCycles(files)).toEqual([]);
});

it.each([
  ["import {a} from './a';", 'a value'],
  ["import type {A} from './a';", 'a type'],
  ["export {a} from '@site/src/a';", 'an export'],
  ["const a = () => import('./a');", 'a dynamic import'],
])('finds a cycle by %s (%s)', (source) => {
  const files = code({
    'website/src/a.ts': "import {b} from './parts';",
    'website/src/parts/index.ts': "export * from '../b.ts';",
    'website/src/b.ts': source,
  });
  expect(messages(checkImportCycles(files))).toEqual([
    'Circular import in website/src: a.ts → parts → b.ts → a.ts ' +
      '(website/src/a.ts → website/src/parts/index.ts; website/src/parts/index.ts → website/src/b.ts; ' +
      'website/src/b.ts → website/src/a.ts).',
  ]);
});

it('finds folders that need each other, although no file does', () => {
  const files = code({
    'website/src/a/one.ts': "import {two} from '../b/two';",
    'website/src/a/three.ts': '',
    'website/src/b/two.ts': '',
    'website/src/b/four.ts': "import {three} from '../a/three';",
  });
  expect(messages(checkImportCycles(files))).toEqual([
    'Circular import in website/src: a → b → a ' +
      '(website/src/a/one.ts → website/src/b/two.ts; website/src/b/four.ts → website/src/a/three.ts).',
  ]);
});

it('finds a package that needs the site', () => {
  const files = code({
    'website/config/one.ts': "import search from 'our-search';",
    'packages/search/src/index.ts': "import {two} from '../../../website/config/two';",
    'website/config/two.ts': '',
  });
  const packages = new Map([['our-search', 'packages/search']]);
  expect(messages(checkImportCycles(files, packages))).toHaveLength(1);
  expect(checkImportCycles(files)).toEqual([]);
});

it('accepts a file of a folder that another folder and the site need', () => {
  const files = code({
    'website/src/a/one.ts': "import {two} from '../b/two';",
    'website/src/b/two.ts': "import {three} from './three';",
    'website/src/b/three.ts': "import {four} from '@site/data/four';",
    'website/data/four.ts': '',
  });
  expect(checkImportCycles(files)).toEqual([]);
});
