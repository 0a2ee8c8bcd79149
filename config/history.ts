import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import type {VcsConfig} from '@docusaurus/types';

const run = promisify(execFile);

async function git(folder: string, ...args: string[]): Promise<string> {
  const {stdout} = await run('git', ['-C', folder, '-c', 'core.quotePath=false', ...args], {
    maxBuffer: 256 * 1024 * 1024,
  });
  return stdout;
}

/** Reads `git log --format=%x00%at --name-only`: file → milliseconds of its newest change. */
export function parseLog(log: string): Map<string, number> {
  const changes = new Map<string, number>();
  for (const commit of log.split('\0').slice(1)) {
    const [seconds, ...files] = commit.split('\n').filter(Boolean);
    const time = Number(seconds) * 1000;
    for (const file of files) changes.set(file, Math.max(time, changes.get(file) ?? 0));
  }
  return changes;
}

/**
 * When each file below the folder was last changed, from one `git log`. Empty
 * without a history and in a shallow clone, where every file would seem to have
 * been changed by the oldest commit that was fetched.
 */
export async function readHistory(folder: string): Promise<Map<string, number>> {
  try {
    const isShallow = await git(folder, 'rev-parse', '--is-shallow-repository');
    if (isShallow.trim() !== 'false') return new Map();
    return parseLog(
      await git(folder, 'log', '--format=%x00%at', '--name-only', '--relative', '--', '.'),
    );
  } catch {
    return new Map();
  }
}

/** Dates of the pages; the presets of Docusaurus (3.10) do not notice a shallow history. */
export function createHistory(): VcsConfig {
  let root = '';
  let reading: Promise<Map<string, number>> = Promise.resolve(new Map());
  return {
    initialize({siteDir}) {
      root = siteDir;
      reading = readHistory(siteDir);
    },
    async getFileLastUpdateInfo(file) {
      const name = path.relative(root, file).split(path.sep).join('/');
      const timestamp = (await reading).get(name);
      return timestamp === undefined ? null : {timestamp, author: ''};
    },
    // Docusaurus requires the parameter; no page shows when it was created.
    getFileCreationInfo: (_file) => Promise.resolve(null),
  };
}
