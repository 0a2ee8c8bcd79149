/** Puts the offline edition into a ZIP file: the same files give the same bytes, on every machine. */
import {zipSync, type Zippable} from 'fflate';

/** The earliest date of a ZIP file, in the local time that its format has: the files have no date of their own. */
const date = new Date(1980, 0, 1);

/** Pictures are compressed already. */
const isCompressed = (name: string) => /\.(?:webp|png|ico)$/.test(name);

/** @param folder the one folder at the top, so that unpacking does not scatter the files */
export function archive(folder: string, files: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const entries: Zippable = {};
  for (const [name, content] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
    entries[`${folder}/${name}`] = [content, {level: isCompressed(name) ? 0 : 9, mtime: date}];
  }
  return zipSync(entries);
}
