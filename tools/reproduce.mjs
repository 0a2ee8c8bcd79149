/**
 * `npm run reproduce`: builds the site again and fails if a file differs from the one in `build/`. Readers' caches
 * survive a deployment only if unchanged sources give the same bytes. `--cold` deletes all caches first.
 */
import {rmSync} from 'node:fs';
import path from 'node:path';
import {changedFiles, fileHashes, folderHash} from './fileHashes.mjs';
import {root, run, stop} from '../scripts/lib/setUp.mjs';

const outDir = path.join(root, 'build');
const before = fileHashes(outDir);
if (process.argv.includes('--cold')) {
  for (const folder of ['website/.docusaurus', 'node_modules/.cache'])
    rmSync(path.join(root, folder), {recursive: true, force: true});
}
run('Build English and German', 'npm', ['run', '--silent', 'build']);
const after = fileHashes(outDir);
const changed = changedFiles(before, after);
if (changed.length > 0) {
  stop(
    `${changed.length} files differ from the previous build:\n${changed.slice(0, 20).join('\n')}`,
  );
}
console.log(`${after.size} files, identical to the previous build: ${folderHash(after)}`);
