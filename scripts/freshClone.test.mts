import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const clone = mkdtempSync(path.join(tmpdir(), 'clone-'));

beforeAll(() => {
  for (const entry of [
    'scripts',
    'website/config',
    'tools/start.mjs',
    'tools/dev.mjs',
    'package.json',
    'package-lock.json',
  ]) {
    cpSync(path.join(root, entry), path.join(clone, entry), {recursive: true});
  }
  writeFileSync(path.join(clone, 'npm'), '#!/bin/sh\necho "npm $*"; exit 7\n', {mode: 0o755});
});
afterAll(() => rmSync(clone, {recursive: true}));

// The entry points run before anything is installed, so they must not import a package.
it.each(['tools/start.mjs', 'tools/dev.mjs', 'scripts/test.mjs'])(
  '%s installs packages first',
  (file) => {
    const {status, stdout, stderr} = spawnSync(process.execPath, [file], {
      cwd: clone,
      encoding: 'utf8',
      env: {PATH: `${clone}:${process.env.PATH}`, PORT: '0'},
    });
    expect(stderr).toBe('✖ Install packages failed (exit code 7).\n');
    expect(stdout).toContain('npm ci');
    expect(status).toBe(1);
  },
);
