import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';

const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');

/** A lab that is not registered would stay the example that it shows before it is loaded. */
it('every lab is registered under its id', () => {
  const labs = readdirSync(__dirname, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && entry.name !== 'frame')
    .map(({name}) => ({folder: name, id: /<Lab id="(\w+)"/.exec(read(`${name}/index.tsx`))?.[1]}));
  const registered = read('islands.ts');
  expect(labs.length).toBeGreaterThan(3);
  expect(
    labs.filter(({folder, id}) => !registered.includes(`  ${id}: () => import('./${folder}'),`)),
  ).toEqual([]);
});
