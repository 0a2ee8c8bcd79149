import {readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {hashedFolders} from '../core/description.mjs';
import type {DeliveryStep} from './step.mts';

/** Hashed files of a build and their compressed copies. The next release keeps them for readers with an open page. */
export function hashedFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => hashedFolders.some((hashed) => `/${file}`.startsWith(hashed)))
    .sort();
}

export const listOfHashedFiles: DeliveryStep = {
  name: 'list of hashed files',
  run({folder, beside}) {
    writeFileSync(path.join(beside, 'assets.txt'), `${hashedFiles(folder).join('\n')}\n`);
  },
};
