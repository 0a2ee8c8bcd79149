/** The file of an index: the plugin writes it, the browser asks for it. */
export const indexFileName = (tag: string) => `search-index-${tag}.json`;

/** Files beside it, by their numbers: parts, blocks of documents of a large site, whole texts. */
export const partFileName = (tag: string, number: number) => `search-index-${tag}/${number}.json`;
export const blockFileName = (tag: string, number: number) =>
  `search-index-${tag}/documents-${number}.json`;
export const textFileName = (tag: string, number: number) =>
  `search-index-${tag}/text-${number}.json`;
