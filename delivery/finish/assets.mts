import {readdirSync} from 'node:fs';
import path from 'node:path';
import {hashedFolders} from '../core/description.mjs';

/** Hashed files of a build, with their compressed copies: what the next release has to keep. */
export function hashedFiles(folder: string): string[] {
  return readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => hashedFolders.some((hashed) => `/${file}`.startsWith(hashed)))
    .sort();
}
