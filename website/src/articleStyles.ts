/**
 * The components of articles run on the server only, but the browser needs their styles. This makes
 * them part of the site's style sheet; nothing ever imports from the context itself.
 */
export const articleStyles: unknown = import.meta.webpackContext('.', {
  recursive: true,
  regExp: /\/(?:components|diagrams|theme)\/.*(?<!\.later)\.module\.css$/,
  mode: 'lazy-once',
  chunkName: 'article-styles',
});
