import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {changedFiles, fileHashes, folderHash} from './fileHashes.mjs';

let folder = '';
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hashes-'));
  mkdirSync(path.join(folder, 'de'));
  write('index.html', 'one');
  write('de/index.html', 'two');
});
afterEach(() => rmSync(folder, {recursive: true}));

it('lists files of subfolders too', () => {
  expect([...fileHashes(folder).keys()]).toEqual(['de/index.html', 'index.html']);
});

it('finds changed, new and removed files', () => {
  const before = fileHashes(folder);
  expect(folderHash(fileHashes(folder))).toBe(folderHash(before));
  write('index.html', 'One');
  write('new.html', '');
  rmSync(path.join(folder, 'de/index.html'));
  const after = fileHashes(folder);
  expect(changedFiles(before, after)).toEqual(['de/index.html', 'index.html', 'new.html']);
  expect(folderHash(after)).not.toBe(folderHash(before));
});
