/** Folders in `packages/` of the packages that are tested outside this repository. */
export const packages = ['static-pages', 'search', 'markdown-copies'] as const;
