/** Packages that are tested outside of this repository: their folders below `packages/`. */
export const packages = ['static-pages', 'search', 'markdown-copies'] as const;
