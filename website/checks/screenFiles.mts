import {existsSync, openSync, readdirSync, readSync, closeSync, statSync} from 'node:fs';
import path from 'node:path';
import {locales, screensFolder, type Locale} from '../config/locales.ts';
import type {Site} from './site.mts';

/** The list of all screenshots. Their entries are in the files of areas next to it. */
export const screenList = 'data/screens/index.ts';

/** A screenshot file of the product. */
export interface ScreenFile {
  readonly locale: Locale;
  /** File name without extension. */
  readonly name: string;
  readonly bytes: number;
  /** Size in pixels; undefined if this check cannot read the file as WebP. */
  readonly size: readonly [width: number, height: number] | undefined;
}

/** Width and height from the header of a WebP file: lossless, or with an extended header. */
export function webpSize(head: Buffer): ScreenFile['size'] {
  if (head.toString('latin1', 0, 4) !== 'RIFF' || head.toString('latin1', 8, 12) !== 'WEBP')
    return undefined;
  const kind = head.toString('latin1', 12, 16);
  if (kind === 'VP8X') return [head.readUIntLE(24, 3) + 1, head.readUIntLE(27, 3) + 1];
  if (kind !== 'VP8L') return undefined;
  const bits = head.readUInt32LE(21);
  return [(bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1];
}

function readHead(file: string): Buffer {
  const head = Buffer.alloc(30);
  const handle = openSync(file, 'r');
  readSync(handle, head, 0, head.length, 0);
  closeSync(handle);
  return head;
}

/** All screenshot files of the project, in all languages. */
export function readScreenFiles(root: string): ScreenFile[] {
  return locales.flatMap((locale) => {
    const folder = path.join(root, screensFolder(locale));
    // A new language has no folder yet.
    const files = existsSync(folder) ? readdirSync(folder) : [];
    return files
      .filter((file) => file.endsWith('.webp'))
      .map((file) => ({
        locale,
        name: file.replace(/\.webp$/, ''),
        bytes: statSync(path.join(folder, file)).size,
        size: webpSize(readHead(path.join(folder, file))),
      }));
  });
}

/** File and line of a screenshot's entry, which has the name of its files in camel case. */
export function entryOf({code}: Site, name: string): readonly [file: string, line: number] {
  const words = name.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
  const entry = new RegExp(`^export const ${words}\\b`);
  for (const {file, source} of code.filter((each) => each.file.startsWith('data/screens/'))) {
    const index = source.split('\n').findIndex((line) => entry.test(line));
    if (index >= 0) return [file, index + 1];
  }
  return [screenList, 1];
}
