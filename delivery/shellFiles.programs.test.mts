import {spawnSync} from 'node:child_process';
import {readFileSync, readdirSync} from 'node:fs';
import {expect, it} from 'vitest';
import {needs} from '../tests/needs';

const files = readdirSync('delivery', {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.sh'))
  .map((file) => `delivery/${file}`);

it('the folder has shell scripts to check', () => expect(files.length).toBeGreaterThan(0));

needs('shellcheck').it.each(files)('%s passes shellcheck for sh', (file) => {
  expect(readFileSync(file, 'utf8').split('\n')[0]).toBe('#!/bin/sh');
  const {stdout, status} = spawnSync('shellcheck', ['-s', 'sh', file], {encoding: 'utf8'});
  expect([stdout, status]).toEqual(['', 0]);
});
