import path from 'node:path';

/** Parts that this site adds to the inline script of its pages (option `inline` of docusaurus-theme-static-pages). */
export const inlineParts = [
  require.resolve('docusaurus-theme-section-search/inline'),
  path.resolve(__dirname, '../src/features/font/begin.ts'),
  path.resolve(__dirname, '../src/features/values/fill.ts'),
];
