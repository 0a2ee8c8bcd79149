import {spawnSync} from 'node:child_process';
import {expect, it} from 'vitest';
import {root} from './lib/folders.mjs';

it('the benchmark starts and names its parts', () => {
  const {stderr} = spawnSync('npx', ['tsx', 'bench/run.mts', 'none'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect(stderr).toContain('No part none. There are: visit, navigation, clicks, lighthouse,');
});
