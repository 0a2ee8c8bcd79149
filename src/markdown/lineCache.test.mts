import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {lineCache} from './lineCache.mjs';

let folder = '';
let calls: string[] = [];
const make = () =>
  lineCache(folder, async (code, grammar) => {
    calls.push(`${grammar}:${code}`);
    return [[[code, 'tk']]];
  });

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lines-'));
  calls = [];
});
afterEach(() => rmSync(folder, {recursive: true}));

it('makes the lines of a code once, also for askers at the same time', async () => {
  const cached = make();
  const all = await Promise.all([cached('a', 'php'), cached('a', 'php')]);
  expect(all).toEqual([[[['a', 'tk']]], [[['a', 'tk']]]]);
  expect(calls).toEqual(['php:a']);
});

it('knows them in the next process', async () => {
  await make()('a', 'php');
  expect(await make()('a', 'php')).toEqual([[['a', 'tk']]]);
  expect(calls).toEqual(['php:a']);
});

it('keeps codes and grammars apart', async () => {
  const cached = make();
  await cached('a', 'php');
  await cached('b', 'php');
  await cached('a', 'go');
  expect(calls).toEqual(['php:a', 'php:b', 'go:a']);
});

it('makes a damaged entry again', async () => {
  await make()('a', 'php');
  const [file = ''] = readdirSync(folder);
  writeFileSync(path.join(folder, file), '[[["a"');
  expect(await make()('a', 'php')).toEqual([[['a', 'tk']]]);
  expect(calls).toHaveLength(2);
});
