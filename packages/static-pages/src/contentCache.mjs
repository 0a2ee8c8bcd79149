/** Caches computed values: on disk for the next build, in memory for this one. */
import {createHash} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';

const hashOf = (/** @type {unknown} */ value) =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex');

async function read(/** @type {string} */ file) {
  try {
    return {value: JSON.parse(await readFile(file, 'utf8'))};
  } catch {
    return undefined;
  }
}

/** Writes a temporary file first, because two builds may write the same file and nobody must read half of one. */
async function write(/** @type {string} */ file, /** @type {unknown} */ value) {
  const draft = `${file}.${process.pid}`;
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(draft, JSON.stringify(value));
  await rename(draft, file);
}

/** @type {<Value>(file: string, make: () => Promise<Value>) => Promise<Value>} */
async function readOrMake(file, make) {
  const stored = await read(file);
  if (stored) return stored.value;
  const value = await make();
  await write(file, value);
  return value;
}

/**
 * Returns the cached value for an input, or computes it. Inputs and values must be JSON.
 *
 * @param {string} folder
 * @param {unknown} maker what values depend on besides the input, such as code; a change discards all of them
 * @returns {<Value>(input: unknown, make: () => Promise<Value>) => Promise<Value>}
 */
export function contentCache(folder, maker) {
  const makerHash = hashOf(maker);
  /** @type {Map<string, Promise<any>>} */
  const known = new Map();
  return (input, make) => {
    const key = hashOf([makerHash, input]);
    const value = known.get(key) ?? readOrMake(path.join(folder, `${key}.json`), make);
    known.set(key, value);
    return value;
  };
}
