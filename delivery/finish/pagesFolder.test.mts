import {mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {writePagesFolder} from './pagesFolder.mts';

const home = mkdtempSync(path.join(tmpdir(), 'docs-pages-'));
afterAll(() => rmSync(home, {recursive: true}));

it('writes the same folder every time, and does not change the build', () => {
  const build = path.join(home, 'build');
  const page = '<meta charset=UTF-8><script>a()</script>';
  mkdirSync(build);
  for (const name of ['index.html', 'index.html.br', 'index.html.gz']) {
    writeFileSync(path.join(build, name), page);
  }
  const contents = () =>
    readdirSync(writePagesFolder(build)).map((name) => [
      name,
      readFileSync(path.join(`${build}.pages`, name), 'utf8'),
    ]);
  const first = contents();
  expect(first.map(([name]) => name)).toEqual(['.nojekyll', 'index.html']);
  expect(first[1]?.[1]?.match(/Content-Security-Policy/g)).toHaveLength(1);
  expect(contents()).toEqual(first);
  expect(readdirSync(build)).toEqual(['index.html', 'index.html.br', 'index.html.gz']);
  expect(readFileSync(path.join(build, 'index.html'), 'utf8')).toBe(page);
});
