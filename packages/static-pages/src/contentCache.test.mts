import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {contentCache} from './contentCache.mjs';

let folder = '';
let calls: string[] = [];
const make = (maker = 'first') => {
  const cached = contentCache(folder, maker);
  return (input: {code: string; grammar: string}) =>
    cached(input, async () => {
      calls.push(`${input.grammar}:${input.code}`);
      return [input.code];
    });
};
const php = {code: 'a', grammar: 'php'};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'cache-'));
  calls = [];
});
afterEach(() => rmSync(folder, {recursive: true}));

it('computes a value once, even for simultaneous requests', async () => {
  const cached = make();
  expect(await Promise.all([cached(php), cached({...php})])).toEqual([['a'], ['a']]);
  expect(calls).toEqual(['php:a']);
});

it('returns it in the next process', async () => {
  await make()(php);
  expect(await make()(php)).toEqual(['a']);
  expect(calls).toEqual(['php:a']);
});

it('separates values by input and by maker', async () => {
  await make()(php);
  await make()({...php, code: 'b'});
  await make()({...php, grammar: 'go'});
  await make('second')(php);
  expect(calls).toEqual(['php:a', 'php:b', 'go:a', 'php:a']);
});

it('computes a damaged entry again', async () => {
  await make()(php);
  const [file = ''] = readdirSync(folder);
  writeFileSync(path.join(folder, file), '["a');
  expect(await make()(php)).toEqual(['a']);
  expect(calls).toHaveLength(2);
});
