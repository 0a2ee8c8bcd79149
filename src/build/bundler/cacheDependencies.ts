import {readdirSync} from 'node:fs';
import path from 'node:path';

/** What was bundled with another state of the files in these folders must not be used again. */
export function cacheDependencies(...folders: readonly string[]): object {
  const files = folders.flatMap((folder) =>
    readdirSync(folder).map((name) => path.join(folder, name)),
  );
  return {cache: {buildDependencies: files}};
}
