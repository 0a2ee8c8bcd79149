import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Relative path → hash of the content, for all files below a folder, sorted by path. */
export function fileHashes(/** @type {string} */ folder) {
  const files = readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath ?? entry.path, entry.name)))
    .sort();
  return new Map(
    files.map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(folder, file)))
        .digest('hex'),
    ]),
  );
}

/** One hash for a whole folder. */
export function folderHash(/** @type {Map<string, string>} */ hashes) {
  return createHash('sha256')
    .update(JSON.stringify([...hashes]))
    .digest('hex');
}

/**
 * Paths of files that were changed, added or removed.
 *
 * @param {Map<string, string>} before
 * @param {Map<string, string>} after
 */
export function changedFiles(before, after) {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name) !== after.get(name)).sort();
}
