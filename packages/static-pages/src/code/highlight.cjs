/**
 * Imports highlight.mjs natively. Docusaurus transpiles everything that the
 * configuration imports, and loads it again for each plugin; with a native
 * import they all share one highlighter.
 */

/** @type {typeof import('./highlight.mjs').highlight} */
exports.highlight = async (...args) => (await import('./highlight.mjs')).highlight(...args);
