export const indexUrl = (baseUrl: string, tag: string) => `${baseUrl}search-index-${tag}.json`;
