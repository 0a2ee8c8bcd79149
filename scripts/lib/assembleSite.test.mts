import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeEach, expect, it} from 'vitest';
import {fileHashes} from './fileHashes.mjs';

const root = mkdtempSync(path.join(tmpdir(), 'assemble-'));
const outDir = path.join(root, 'build');
const beside = `${outDir}.delivery`;
afterAll(() => rmSync(root, {recursive: true}));

function write(folder: string, content: string) {
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'page.html'), content);
}

/** Assembles a site in another process; the step `killedIn` kills that process. */
function assemble(killedIn?: string) {
  const program = `
    import {writeFileSync, mkdirSync} from 'node:fs';
    import {assembleSite} from ${JSON.stringify(path.join(import.meta.dirname, 'assembleSite.mjs'))};
    const step = (name, work) => ({name, run(site) {
      work(site);
      if (name === ${JSON.stringify(killedIn ?? '')}) process.kill(process.pid, 'SIGKILL');
    }});
    await assembleSite({
      languages: ${JSON.stringify([path.join(root, 'en'), path.join(root, 'de')])},
      outDir: ${JSON.stringify(outDir)},
      draft: ${JSON.stringify(path.join(root, 'draft'))},
      steps: [
        step('first', ({folder}) => writeFileSync(folder + '/_headers', 'new')),
        step('second', ({beside}) => {
          mkdirSync(beside);
          writeFileSync(beside + '/release.conf', 'new');
        }),
      ],
    });`;
  return spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  });
}

beforeEach(() => {
  rmSync(root, {recursive: true});
  write(path.join(root, 'en'), 'new');
  write(path.join(root, 'de', 'de'), 'new');
  write(outDir, 'old');
  write(beside, 'old');
});

it.each(['first', 'second'])(
  'a build killed in the %s step leaves the old site untouched',
  (step) => {
    const before = [fileHashes(outDir), fileHashes(beside)];
    expect(assemble(step).signal).toBe('SIGKILL');
    expect([fileHashes(outDir), fileHashes(beside)]).toEqual(before);
  },
);

it('a new build replaces the old one, even after a killed build', () => {
  assemble('second');
  const {stdout, stderr} = assemble();
  expect(stderr).toBe('');
  expect(stdout).toMatch(/^merge languages .* · first .* · second /);
  expect([...fileHashes(outDir).keys()]).toEqual(['_headers', 'de/page.html', 'page.html']);
  expect(readFileSync(path.join(beside, 'release.conf'), 'utf8')).toBe('new');
  expect(existsSync(path.join(root, 'draft'))).toBe(false);
});
