import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {problem, type Problem} from '../problem.mts';
import {replaced, seams, type UpstreamFile} from './files.mts';
import hashes from './hashes.json' with {type: 'json'};

const list = 'checks/upstream/hashes.json';

/** First characters of the SHA-256 of a file; undefined if it does not exist. */
function hashOf(folder: string, file: string): string | undefined {
  const place = path.join(folder, file);
  if (!existsSync(place)) return undefined;
  return createHash('sha256').update(readFileSync(place)).digest('hex').slice(0, 12);
}

/** Problems for files of Docusaurus whose hash has changed. */
export function checkFiles(
  files: readonly UpstreamFile[],
  known: Readonly<Partial<Record<string, string>>>,
  hash: (file: string) => string | undefined,
): Problem[] {
  return files.flatMap(({file, reason}) => {
    const found = hash(file);
    if (found !== undefined && found === known[file]) return [];
    const message = `@docusaurus/${file} ${found ? 'has changed' : 'is gone'}. ${reason}`;
    const last = found
      ? `write "${file}": "${found}"`
      : 'remove it here and from checks/upstream/files.mts or seams.json of its package';
    return [problem(list, 1, message, `adapt what depends on it, then ${last}.`)];
  });
}

/** Checks the installed Docusaurus for files that have changed since our code was adapted to them. */
export function checkUpstream(root: string): Problem[] {
  const folder = path.join(root, 'node_modules/@docusaurus');
  return checkFiles([...seams, ...replaced], hashes, (file) => hashOf(folder, file));
}
