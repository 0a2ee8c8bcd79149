import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');

const labs = readdirSync(__dirname, {withFileTypes: true})
  .filter((entry) => entry.isDirectory() && entry.name !== 'frame')
  .map(({name}) => ({folder: name, id: /\bid: '(\w+)'/.exec(read(`${name}/index.tsx`))?.[1]}));

const missingIn = (file: string, lines: readonly string[]) =>
  lines.filter((line) => !read(file).includes(line)).map((line) => `${file} lacks: ${line}`);

/** A lab that is not registered is never hydrated: readers would see its worked example only. */
it('every lab is registered under its id', () => {
  const lines = labs.map(({folder, id}) => `  ${id}: () => import('./${folder}'),`);
  expect(labs.length).toBeGreaterThan(3);
  expect(missingIn('islands.ts', lines)).toEqual([]);
});

it('every lab is listed in the browser tests', () => {
  const lines = labs.map(({id}) => `  ${id}: {`);
  expect(missingIn('../../../tests/e2e/labs/lab.ts', lines)).toEqual([]);
});
