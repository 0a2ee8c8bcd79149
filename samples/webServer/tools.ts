import {existsSync} from 'node:fs';
import path from 'node:path';

/** Web servers live outside the PATH of ordinary users. */
const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];

/** Path of the first of these programs; a missing one fails the test with the remedy. */
export function tool(names: readonly string[], debianPackage: string): string {
  const found = folders
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file));
  if (!found) {
    throw new Error(`${names[0]} is missing. Remedy: apt-get install ${debianPackage}`);
  }
  return found;
}
