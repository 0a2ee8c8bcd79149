import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync} from 'node:zlib';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {bestCopy} from './bestCopy.mjs';

const text = '<p>mosparo</p>'.repeat(200);
let folder: string;
let page: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'copies-'));
  page = path.join(folder, 'page.html');
  writeFileSync(page, text);
});
afterEach(() => rmSync(folder, {recursive: true}));

it('serves the best precompressed copy that the browser accepts', async () => {
  writeFileSync(`${page}.br`, 'b');
  writeFileSync(`${page}.gz`, 'g');
  const read = async (accepted: string) => {
    const copy = bestCopy(page, accepted, true);
    return [copy?.coding, String(await copy?.read())];
  };
  expect(await read('gzip, br')).toEqual(['br', 'b']);
  expect(await read('gzip, br;q=0')).toEqual(['gzip', 'g']);
  expect(await read('')).toEqual([undefined, text]);
});

it('compresses a file without precompressed copies when the browser accepts Brotli', async () => {
  const copy = bestCopy(page, 'br', true);
  expect(copy?.coding).toBe('br');
  expect(String(brotliDecompressSync((await copy?.read()) ?? ''))).toBe(text);
  expect(bestCopy(page, 'br', false)?.coding).toBeUndefined();
  expect(bestCopy(page, 'gzip', true)?.coding).toBeUndefined();
});

it('does not compress small files', () => {
  writeFileSync(page, '<p>');
  expect(bestCopy(page, 'br', true)?.coding).toBeUndefined();
});

it('has no copy for a folder', () => {
  expect(bestCopy(folder, 'br', true)).toBeUndefined();
});
