/** Local storage: the reader's values as a JSON object of names and texts. Nothing else reads or sends them. */
export const storageKey = 'docs.values';
