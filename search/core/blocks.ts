import type {SearchDocument} from './types';

/** Documents of a block: what is fetched to show one of them. */
const blockSize = 24;

/** Documents of a large site, in files of their own. */
export function cutIntoBlocks(documents: readonly SearchDocument[]): SearchDocument[][] {
  return Array.from({length: Math.ceil(documents.length / blockSize)}, (_, block) =>
    documents.slice(block * blockSize, (block + 1) * blockSize),
  );
}

/** The block that holds the document of a section. */
export const blockOf = (section: number): number => Math.floor(section / blockSize);
