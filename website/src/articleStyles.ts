/**
 * The components of articles run on the server only, but the browser needs their styles. This makes
 * them part of the site's style sheet; nothing ever imports from the context itself.
 */
export const articleStyles: unknown = import.meta.webpackContext('.', {
  recursive: true,
  // Of labs only the styles of their worked examples.
  regExp: /\/(?:components|diagrams|theme|labs\/frame)\/.*(?<!\.later)\.module\.css$/,
  mode: 'lazy-once',
  chunkName: 'article-styles',
});
