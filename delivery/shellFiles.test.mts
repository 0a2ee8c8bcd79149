import {spawnSync} from 'node:child_process';
import {readFileSync, readdirSync} from 'node:fs';
import {describe, expect, it} from 'vitest';

const files = readdirSync('delivery', {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.sh'))
  .map((file) => `delivery/${file}`);
const isMissing = spawnSync('shellcheck', ['--version']).error !== undefined;
// In CI a missing tool must not look like a passed test.
const isSkipped = isMissing && !process.env.CI;

describe.skipIf(isSkipped)(`shell files${isSkipped ? ' (shellcheck is missing)' : ''}`, () => {
  it('exist', () => expect(files.length).toBeGreaterThan(3));

  it.each(files)('%s passes shellcheck as a script of sh', (file) => {
    expect(readFileSync(file, 'utf8').split('\n')[0]).toBe('#!/bin/sh');
    const {stdout, status} = spawnSync('shellcheck', ['-s', 'sh', file], {encoding: 'utf8'});
    expect([stdout, status]).toEqual(['', 0]);
  });
});
