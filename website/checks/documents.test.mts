/** Commands, files and packages that the documents of the project name exist. */
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {countWords} from './limits/words.mts';
import {repository as root} from './loadSite.mts';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const documents = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  'bench/README.md',
  'packages/docs-mcp/README.md',
  'packages/markdown-copies/README.md',
  'packages/search/README.md',
  'packages/static-pages/README.md',
  'packages/static-pages/src/startup/README.md',
  'tests/relevance/README.md',
] as const;
const manifest = JSON.parse(read('package.json')) as Record<
  'scripts' | 'dependencies' | 'devDependencies',
  Record<string, string>
>;
const architecture = read('ARCHITECTURE.md');

const matches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

function section(title: string): string {
  return architecture.split(/^## /m).find((text) => text.startsWith(title)) ?? '';
}

/** Lines of code and styles in a package, without its tests. */
function linesIn(folder: string): number {
  const source = path.join(root, 'packages', folder, 'src');
  return readdirSync(source, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.(?:[cm]?[jt]sx?|css)$/.test(file))
    .filter((file) => !/\.test\.|(?:^|\/)fixture/.test(file))
    .map((file) => readFileSync(path.join(source, file), 'utf8').split('\n').length - 1)
    .reduce((sum, lines) => sum + lines, 0);
}

describe.each(documents)('%s', (file) => {
  const text = read(file);

  it('names scripts that exist', () => {
    const named = matches(text, /npm run ([\w:-]+)/g);
    expect(named.filter((name) => !(name in manifest.scripts))).toEqual([]);
  });

  it('names files of the project that exist', () => {
    const named = matches(
      text,
      /[`(]((?:bench|delivery|packages|scripts|tests|website)\/[\w./-]+\.\w+|[A-Z]+\.md)[`)#]/g,
    );
    expect(named.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
  });
});

describe('ARCHITECTURE.md', () => {
  it('lists every folder of code on its map', () => {
    const folders = ['packages', 'website/src', 'tests'].flatMap((folder) =>
      readdirSync(path.join(root, folder), {withFileTypes: true})
        .filter((entry) => entry.isDirectory())
        .map(({name}) => `${folder}/${name}/`),
    );
    expect(folders.filter((folder) => !section('Map').includes(`\`${folder}\``))).toEqual([]);
  });

  it('fits on one page: 1,800 words', () => {
    expect(countWords(architecture)).toBeLessThanOrEqual(1800);
  });

  it('gives the lines of each package, tests aside, within a tenth', () => {
    const rows = /`packages\/([\w-]+)\/`.*; ([\d,]+) lines\)/g;
    const named = [...architecture.matchAll(rows)].map(([, folder = '', lines = '']) => ({
      folder,
      lines: Number(lines.replace(',', '')),
    }));
    expect(named.map(({folder}) => folder).sort()).toEqual(
      readdirSync(path.join(root, 'packages')).sort(),
    );
    const wrong = named.filter(
      ({folder, lines}) => Math.abs(linesIn(folder) - lines) > linesIn(folder) / 10,
    );
    expect(wrong.map(({folder}) => `${folder} has ${linesIn(folder)}`)).toEqual([]);
  });

  it('gives a reason for every package, and only for installed ones', () => {
    const packages = Object.keys({...manifest.dependencies, ...manifest.devDependencies});
    const named = section('Dependencies')
      .split('\n')
      .filter((line) => line.startsWith('- '))
      .flatMap((line) => matches(line.split(':')[0] ?? '', /`([^`]+)`/g));
    const isMeant = (name: string, entry: string) =>
      entry.endsWith('*')
        ? name.startsWith(entry.slice(0, -1))
        : name === entry || name === `@docusaurus/${entry}`;
    expect(packages.filter((name) => !named.some((entry) => isMeant(name, entry)))).toEqual([]);
    expect(named.filter((entry) => !packages.some((name) => isMeant(name, entry)))).toEqual([]);
  });
});
