/** The file of an index: the plugin writes it, the browser requests it. */
export const indexFileName = (tag: string) => `search-index-${tag}.json`;

/** Numbered files in a folder next to it: parts, blocks of documents of a large site, section texts. */
export const partFileName = (tag: string, number: number) => `search-index-${tag}/${number}.json`;
export const blockFileName = (tag: string, number: number) =>
  `search-index-${tag}/documents-${number}.json`;
export const textFileName = (tag: string, number: number) =>
  `search-index-${tag}/text-${number}.json`;
