import {execFileSync} from 'node:child_process';
import {
  copyFileSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

export interface Scratch {
  readonly folder: string;
  readonly remove: () => void;
}

/**
 * A copy of the project's files as they are on disk, for commands that write, so that even a killed test leaves no
 * trace in the project. node_modules is linked instead of installed.
 */
export function makeScratch(): Scratch {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-scratch-'));
  const list = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      encoding: 'utf8',
    },
  );
  for (const file of new Set(list.split('\0'))) {
    const stat = file ? lstatSync(file, {throwIfNoEntry: false}) : undefined;
    if (!stat) continue;
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), {recursive: true});
    if (stat.isSymbolicLink()) symlinkSync(readlinkSync(file), target);
    else copyFileSync(file, target);
  }
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  return {folder, remove: () => rmSync(folder, {recursive: true, force: true})};
}
