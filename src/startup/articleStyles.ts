/**
 * The components of articles run on the server only, but the browser needs their styles. This makes
 * them part of the site's style sheet; the context itself is never asked for anything.
 */
declare global {
  interface ImportMeta {
    webpackContext(folder: string, options: object): unknown;
  }
}

export const articleStyles: unknown = import.meta.webpackContext('..', {
  recursive: true,
  // Of labs, what their worked examples show.
  regExp: /\/(?:components(?!\/Dialog)|diagrams|theme|labs\/frame)\/(?!controls).*\.module\.css$/,
  mode: 'lazy-once',
  chunkName: 'article-styles',
});
