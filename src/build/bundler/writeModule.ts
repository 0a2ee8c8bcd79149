import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Writes a module for the bundler; one that stays the same keeps its date, and with it its place in the cache. */
export function writeModule(file: string, text: string): string {
  mkdirSync(path.dirname(file), {recursive: true});
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  return file;
}
