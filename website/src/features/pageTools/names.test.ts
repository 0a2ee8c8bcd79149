import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const src = path.resolve(__dirname, '../..');
const packages = path.resolve(src, '../../packages');
const sources = [src, packages].flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => readFileSync(path.join(folder, file), 'utf8')),
);

/** Names that components give, and names that the code knows. */
const given = (pattern: RegExp) =>
  new Set(
    sources.flatMap((source) =>
      [...source.matchAll(pattern)].map(([, ...names]) => names.find(Boolean)),
    ),
  );
const known = (file: string) =>
  [...readFileSync(path.join(src, file), 'utf8').matchAll(/^ {2}(\w+): \(\) => import/gm)].map(
    ([, name]) => name,
  );

it.each([
  ['tool', /\bdata-tool="(\w+)"/g, 'features/pageTools/index.ts'],
  ['island', /<Island name="(\w+)"|\bkept\b[^=]*= \{\s*id: '(\w+)'/g, 'labs/islands.ts'],
])('every %s that a page names is known, and none is left over', (_kind, pattern, file) => {
  expect([...given(pattern)].sort()).toEqual(known(file).sort());
});
