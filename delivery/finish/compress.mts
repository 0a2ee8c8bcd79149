import {createHash} from 'node:crypto';
import {cpus} from 'node:os';
import {copyFile, mkdir, readFile, readdir, rm, stat, utimes, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {codings, contentTypes, smallestCompressed} from '../core/description.mjs';
import {compressors} from './compressors.mts';
import type {DeliveryStep} from './step.mts';

const compressible = new Set(
  contentTypes.filter((type) => type.compressible).map(({extension}) => `.${extension}`),
);

export interface CompressOptions {
  readonly folder: string;
  /** Folder of compressed copies by content hash, because most files of a build are the same as in the one before. */
  readonly cache: string;
}

async function textFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile() && compressible.has(path.extname(entry.name)))
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  );
}

/** Writes one compressed copy next to the original, with the same dates, unless it would be no smaller. Returns the number of copies. */
async function writeCopy(
  file: string,
  extension: string,
  cached: string,
  compress: () => Promise<Buffer>,
) {
  const original = await stat(file);
  if (!(await exists(cached))) await writeFile(cached, await compress());
  if ((await stat(cached)).size >= original.size) return 0;
  await copyFile(cached, `${file}.${extension}`);
  await utimes(`${file}.${extension}`, original.atime, original.mtime);
  return 1;
}

/** Runs the tasks, as many at a time as there are processors. */
async function inParallel(tasks: readonly (() => Promise<void>)[]): Promise<void> {
  const queue = [...tasks];
  const worker = async () => {
    for (let task = queue.shift(); task; task = queue.shift()) await task();
  };
  await Promise.all(cpus().map(worker));
}

/** Writes the precompressed copies of every text file and returns how many there are. */
export async function compressBuild({folder, cache}: CompressOptions): Promise<number> {
  await mkdir(cache, {recursive: true});
  const used = new Set<string>();
  let copies = 0;
  const tasks = (await textFiles(folder)).map((file) => async () => {
    const content = await readFile(file);
    if (content.length < smallestCompressed) return;
    const key = createHash('sha256').update(content).digest('hex') + path.extname(file);
    for (const {name, extension} of codings) {
      const compress = compressors[name];
      if (!compress) throw new Error(`There is no compressor for ${name}.`);
      const cached = `${key}.${extension}`;
      used.add(cached);
      copies += await writeCopy(file, extension, path.join(cache, cached), () =>
        compress(content, file),
      );
    }
  });
  await inParallel(tasks);
  const stale = (await readdir(cache)).filter((name) => !used.has(name));
  await Promise.all(stale.map((name) => rm(path.join(cache, name))));
  return copies;
}

export const compressedCopies: DeliveryStep = {
  name: 'compressed copies',
  async run({folder}) {
    await compressBuild({folder, cache: 'node_modules/.cache/delivery'});
  },
};
