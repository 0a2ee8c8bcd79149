/** Files that the documents of the project name exist, and the map names every folder. */
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {expect, it} from 'vitest';

const documents = execFileSync('git', ['ls-files', '--', '*.md'], {encoding: 'utf8'})
  .split('\n')
  .filter((file) => /^(?:[A-Z]+|.*\/README)\.md$/.test(file));
const named =
  /[`(]((?:delivery|packages|scripts|tests|tools|website)\/[\w./-]+\.\w+|[A-Z]+\.md)[`)#]/g;

it.each(documents)('%s names files that exist', (document) => {
  const files = [...readFileSync(document, 'utf8').matchAll(named)].map(([, file = '']) => file);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

it('the map of ARCHITECTURE.md has every folder of code', () => {
  const map = readFileSync('ARCHITECTURE.md', 'utf8');
  const folders = ['packages', 'website/src', 'tests'].flatMap((folder) =>
    readdirSync(folder, {withFileTypes: true})
      .filter((entry) => entry.isDirectory())
      .map(({name}) => `\`${folder}/${name}/\``),
  );
  expect(folders.filter((folder) => !map.includes(folder))).toEqual([]);
});
