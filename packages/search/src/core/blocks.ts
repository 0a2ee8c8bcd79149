import type {SearchDocument} from './types';

/** Documents in a block, which is fetched as a whole. */
const blockSize = 24;

/** Divides the documents of a large site into blocks, one file each. */
export function cutIntoBlocks(documents: readonly SearchDocument[]): SearchDocument[][] {
  return Array.from({length: Math.ceil(documents.length / blockSize)}, (_, block) =>
    documents.slice(block * blockSize, (block + 1) * blockSize),
  );
}

/** The block that holds the document of a section. */
export const blockOf = (section: number): number => Math.floor(section / blockSize);
