import {expect, it} from 'vitest';
import {checkCircularImports} from './circularImports.mts';
import {messages} from './fixture.mts';

const code = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([file, source]) => ({file, source}));

it('accepts a file that is imported twice', () => {
  const files = code({
    'website/src/a.ts': "import {b} from './b';\nimport {c} from './c';",
    'website/src/b.ts': "import {c} from './c';",
    'website/src/c.ts': "import fs from 'node:fs';",
  });
  expect(checkCircularImports(files)).toEqual([]);
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
  expect(messages(checkCircularImports(files))).toEqual([
    'Circular import: website/src/a.ts → website/src/parts/index.ts → website/src/b.ts → website/src/a.ts.',
  ]);
});
