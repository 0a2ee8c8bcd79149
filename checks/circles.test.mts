import {expect, it} from 'vitest';
import {checkCircles} from './circles.mts';
import {messages} from './fixture.mts';

const code = (files: Readonly<Record<string, string>>) =>
  Object.entries(files).map(([file, source]) => ({file, source}));

it('accepts two ways to the same file', () => {
  const files = code({
    'src/a.ts': "import {b} from './b';\nimport {c} from './c';",
    'src/b.ts': "import {c} from './c';",
    'src/c.ts': "import fs from 'node:fs';",
  });
  expect(checkCircles(files)).toEqual([]);
});

it.each([
  ["import {a} from './a';", 'a value'],
  ["import type {A} from './a';", 'a type'],
  ["export {a} from '@site/src/a';", 'an export'],
  ["const a = () => import('./a');", 'an import at run time'],
])('finds a circle by %s (%s)', (source) => {
  const files = code({
    'src/a.ts': "import {b} from './parts';",
    'src/parts/index.ts': "export * from '../b.ts';",
    'src/b.ts': source,
  });
  expect(messages(checkCircles(files))).toEqual([
    'Imports go in a circle: src/a.ts → src/parts/index.ts → src/b.ts → src/a.ts.',
  ]);
});
