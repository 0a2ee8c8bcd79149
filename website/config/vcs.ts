import {spawnSync} from 'node:child_process';

const {stdout} = spawnSync('git', ['-C', __dirname, 'rev-parse', '--is-shallow-repository'], {
  encoding: 'utf8',
});

/** Dates of pages come from the whole history; a shallow clone would give all pages the same one. */
export const vcs = stdout?.trim() === 'false' ? 'git-eager' : 'disabled';
