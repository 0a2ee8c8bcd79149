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

/**
 * Reads the output of `git log --format=%x00%at --name-status`: file → time of its newest change in milliseconds. Moving a
 * file without changing it does not count.
 */
export function parseLog(log: string): Map<string, number> {
  const changes = new Map<string, number>();
  /** Former name of a moved file → its present name. */
  const moved = new Map<string, string>();
  const presentName = (file: string) => moved.get(file) ?? file;
  for (const commit of log.split('\0').slice(1)) {
    const [seconds, ...lines] = commit.split('\n').filter(Boolean);
    const time = Number(seconds) * 1000;
    for (const line of lines) {
      const [status = '', file = '', newFile = file] = line.split('\t');
      const name = presentName(newFile);
      if (newFile !== file) moved.set(file, name);
      if (status !== 'R100') changes.set(name, Math.max(time, changes.get(name) ?? 0));
    }
  }
  return changes;
}

/**
 * When each file below the folder was last changed, from one `git log`. Empty without a history, and in a shallow clone,
 * where all files seem to be changed by the oldest fetched commit.
 */
export async function readHistory(folder: string): Promise<Map<string, number>> {
  try {
    const isShallow = await git(folder, 'rev-parse', '--is-shallow-repository');
    if (isShallow.trim() !== 'false') return new Map();
    const prefix = (await git(folder, 'rev-parse', '--show-prefix')).trim();
    // The log of the whole repository, because a file may have been moved from outside the folder.
    const log = await git(folder, 'log', '--format=%x00%at', '--name-status', '--find-renames');
    const changes = [...parseLog(log)].filter(([file]) => file.startsWith(prefix));
    return new Map(changes.map(([file, time]) => [file.slice(prefix.length), time]));
  } catch {
    return new Map();
  }
}

/** Provides the dates of pages. The presets of Docusaurus 3.10 do not recognize a shallow clone. */
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
    // Docusaurus requires the parameter. No page shows when it was created.
    getFileCreationInfo: (_file) => Promise.resolve(null),
  };
}
