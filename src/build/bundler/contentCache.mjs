/** Remembers what was made of an input, on disk for the next build and in memory for this one. */
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

/** Two builds may write the same file at the same time; a reader must never see half of one. */
async function write(/** @type {string} */ file, /** @type {unknown} */ value) {
  const draft = `${file}.${process.pid}`;
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(draft, JSON.stringify(value));
  await rename(draft, file);
}

/**
 * The same function, but what it made of an input it does not make again.
 *
 * @template Input, Value both have to survive JSON
 * @param {string} folder
 * @param {unknown} maker what the values are made by: another maker has to make them again
 * @param {(input: Input) => Promise<Value>} make
 * @returns {(input: Input) => Promise<Value>}
 */
export function contentCache(folder, maker, make) {
  const makerHash = hashOf(maker);
  /** @type {Map<string, Promise<Value>>} */
  const known = new Map();

  /** @type {(file: string, input: Input) => Promise<Value>} */
  async function readOrMake(file, input) {
    const stored = await read(file);
    if (stored) return stored.value;
    const value = await make(input);
    await write(file, value);
    return value;
  }

  return (input) => {
    const key = hashOf([makerHash, input]);
    const value = known.get(key) ?? readOrMake(path.join(folder, `${key}.json`), input);
    known.set(key, value);
    return value;
  };
}
