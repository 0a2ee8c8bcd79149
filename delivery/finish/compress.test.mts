import {mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {compressBuild} from './compress.mts';

let root: string;
let options: {folder: string; cache: string};
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'compress-'));
  options = {folder: mkdtempSync(path.join(root, 'build-')), cache: path.join(root, 'cache')};
});
afterEach(() => rmSync(root, {recursive: true}));

const text = '<p>mosparo</p>'.repeat(200);
const write = (name: string, content: string | Buffer) =>
  writeFileSync(path.join(options.folder, name), content);
const files = () => readdirSync(options.folder).sort();

it('writes compressed copies of text files with the dates of the originals', async () => {
  write('a.html', text);
  expect(await compressBuild(options)).toBe(2);
  expect(files()).toEqual(['a.html', 'a.html.br', 'a.html.gz']);
  const copy = path.join(options.folder, 'a.html.br');
  expect(zlib.brotliDecompressSync(readFileSync(copy)).toString()).toBe(text);
  const age = (file: string) => statSync(path.join(options.folder, file)).mtimeMs;
  expect(Math.abs(age('a.html.br') - age('a.html'))).toBeLessThan(5);
});

it('does not compress small files and images', async () => {
  write('small.html', '<p>');
  write('a.png', Buffer.alloc(5000));
  expect(await compressBuild(options)).toBe(0);
  expect(files()).toEqual(['a.png', 'small.html']);
});

it('takes copies of unchanged files from the cache, and removes stale ones from it', async () => {
  write('a.html', text);
  await compressBuild(options);
  const cached = readdirSync(options.cache);
  const marked = cached.find((name) => name.endsWith('.br')) ?? '';
  writeFileSync(path.join(options.cache, marked), 'from the cache');
  await compressBuild(options);
  expect(readFileSync(path.join(options.folder, 'a.html.br'), 'utf8')).toBe('from the cache');
  write('a.html', `${text}changed`);
  await compressBuild(options);
  expect(readdirSync(options.cache).some((name) => cached.includes(name))).toBe(false);
});
