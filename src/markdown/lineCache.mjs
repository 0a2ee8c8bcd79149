/** Remembers the runs of lines by code and grammar, on disk for the next build and in memory for this one. */
import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';

/** @typedef {import('./tokens.mjs').Run[][]} Lines */
/** @typedef {(code: string, grammar: import('shiki').BundledLanguage) => Promise<Lines>} Tokenize */

/** What the lines are made by; a new version has to make them again. */
const maker = [
  createRequire(import.meta.url)('shiki/package.json').version,
  readFileSync(new URL('./tokens.mjs', import.meta.url), 'utf8'),
];

/** @returns {Promise<Lines | undefined>} */
async function read(/** @type {string} */ file) {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Two builds may write the same file at the same time; a reader must never see half of one. */
async function write(/** @type {string} */ file, /** @type {Lines} */ lines) {
  const draft = `${file}.${process.pid}`;
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(draft, JSON.stringify(lines));
  await rename(draft, file);
}

/**
 * @param {string} folder
 * @param {Tokenize} tokenize
 * @returns {Tokenize}
 */
export function lineCache(folder, tokenize) {
  /** @type {Map<string, Promise<Lines>>} */
  const known = new Map();

  /** @type {(file: string, ...rest: Parameters<Tokenize>) => Promise<Lines>} */
  async function readOrMake(file, code, grammar) {
    const stored = await read(file);
    if (stored) return stored;
    const lines = await tokenize(code, grammar);
    await write(file, lines);
    return lines;
  }

  return (code, grammar) => {
    const key = createHash('sha256')
      .update(JSON.stringify([maker, grammar, code]))
      .digest('hex');
    const lines = known.get(key) ?? readOrMake(path.join(folder, `${key}.json`), code, grammar);
    known.set(key, lines);
    return lines;
  };
}
