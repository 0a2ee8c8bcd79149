import {readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {hashedFolders} from '../core/description.mjs';
import type {DeliveryStep} from './step.mts';

/** Hashed files of a build, with their compressed copies: what the next release has to keep. */
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
