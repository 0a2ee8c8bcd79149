import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readBlocks, type Block} from './blocks';
import {numbered} from './table';

let english: readonly Block[] | undefined;

/** Title, numbered as in the table, → block, for the blocks of a page that have one. */
export function blocksOf(page: string): ReadonlyMap<string, Block> {
  english ??= readBlocks('en');
  const blocks = english.filter((block) => block.page === page);
  const titles = numbered(blocks.map(({title}) => title));
  return new Map(blocks.flatMap((block, at) => (titles[at] ? [[titles[at], block]] : [])));
}

/** The code of a block as a reader copies it. */
export function codeOf(page: string, title: string): string {
  const block = blocksOf(page).get(title);
  if (!block) throw new Error(`The page ${page} has no block "${title}".`);
  return block.code;
}

export interface Folder {
  readonly path: string;
  /** Saves blocks of a page under their titles. */
  copy(page: string, ...titles: readonly string[]): void;
  write(name: string, text: string): void;
  remove(): void;
}

/** A temporary folder, empty like the one a reader starts with. */
export function emptyFolder(): Folder {
  const folder = mkdtempSync(path.join(tmpdir(), 'copied-'));
  const write = (name: string, text: string) => {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  };
  return {
    path: folder,
    write,
    copy(page, ...titles) {
      for (const title of titles) write(title.replace(/ #\d+$/, ''), codeOf(page, title));
    },
    remove: () => rmSync(folder, {recursive: true, force: true}),
  };
}
