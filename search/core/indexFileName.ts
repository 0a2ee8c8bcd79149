/** The file of an index: the plugin writes it, the browser asks for it. */
export const indexFileName = (tag: string) => `search-index-${tag}.json`;
