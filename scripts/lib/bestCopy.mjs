import {readFile} from 'node:fs/promises';
import {statSync} from 'node:fs';
import {promisify} from 'node:util';
import {brotliCompress} from 'node:zlib';
import {acceptsCoding, codings, smallestCompressed} from '../../delivery/core/description.mjs';

const brotli = promisify(brotliCompress);
const codingPatterns = codings.map((coding) => ({
  ...coding,
  accepted: new RegExp(acceptsCoding(coding.name), 'i'),
}));

/** @typedef {{etag: string, coding?: string, read: () => Promise<Buffer>}} Copy */

/** @param {string} file */
export function statOf(file) {
  try {
    const stat = statSync(file);
    return stat.isFile() ? stat : undefined;
  } catch {
    // A missing file, a path below a file and an invalid name all count as "not found".
    return undefined;
  }
}

/**
 * The uncompressed file.
 *
 * @returns {(Copy & {size: number}) | undefined}
 */
function plainCopy(/** @type {string} */ file) {
  const stat = statOf(file);
  if (!stat) return undefined;
  const etag = `"${stat.mtimeMs.toString(16)}-${stat.size.toString(16)}"`;
  return {etag, size: stat.size, read: () => readFile(file)};
}

/** @type {Map<string, Promise<Buffer>>} */
const compressed = new Map();

/** Compresses a file that has no precompressed copy; the result is cached. */
function compress(/** @type {string} */ file, /** @type {Copy} */ {etag, read}) {
  const made = compressed.get(file + etag) ?? read().then((content) => brotli(content));
  compressed.set(file + etag, made);
  return made;
}

/**
 * The smallest copy of a file that the browser accepts.
 *
 * @param {string} file
 * @param {string} accepted value of Accept-Encoding
 * @param {boolean} isCompressible
 * @returns {Copy | undefined}
 */
export function bestCopy(file, accepted, isCompressible) {
  const usable = codingPatterns.filter((coding) => coding.accepted.test(accepted));
  for (const {name, extension} of usable) {
    const copy = plainCopy(`${file}.${extension}`);
    if (copy) return {...copy, coding: name};
  }
  const plain = plainCopy(file);
  if (!plain || !isCompressible || plain.size < smallestCompressed) return plain;
  const acceptsBrotli = usable.some(({name}) => name === 'br');
  return acceptsBrotli ? {...plain, coding: 'br', read: () => compress(file, plain)} : plain;
}
