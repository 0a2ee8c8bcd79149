import {readdirSync} from 'node:fs';
import path from 'node:path';

/** Makes the bundler drop its cache when a file in these folders has changed. */
export function cacheDependencies(...folders: readonly string[]): object {
  const files = folders.flatMap((folder) =>
    readdirSync(folder).map((name) => path.join(folder, name)),
  );
  return {cache: {buildDependencies: files}};
}
