import {spawnSync} from 'node:child_process';
import {expect} from 'vitest';
import {needs} from '../tests/needs';

needs('shellcheck').it('release.sh passes shellcheck for sh', () => {
  const {stdout, status} = spawnSync('shellcheck', ['-s', 'sh', 'deploy/release.sh'], {
    encoding: 'utf8',
  });
  expect([stdout, status]).toEqual(['', 0]);
});
