/** The file of an index: the plugin writes it, the browser requests it. */
export const indexFileName = (tag: string) => `search-index-${tag}.json`;

/** A file of whole section texts, in a folder next to it. */
export const textFileName = (tag: string, number: number) =>
  `search-index-${tag}/text-${number}.json`;
