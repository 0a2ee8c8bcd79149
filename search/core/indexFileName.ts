/** The file of an index: the plugin writes it, the browser asks for it. */
export const indexFileName = (tag: string) => `search-index-${tag}.json`;

/** A part of it, by its number; of a large site a block of its documents, by its number. */
export const partFileName = (tag: string, number: number) => `search-index-${tag}/${number}.json`;
export const blockFileName = (tag: string, number: number) =>
  `search-index-${tag}/documents-${number}.json`;
