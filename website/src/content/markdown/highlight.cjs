/**
 * Loads highlight.mjs for code that the configuration imports. Docusaurus transpiles such code and loads it anew for each
 * plugin, but a native import gives all of them the same highlighter.
 */

/** @type {typeof import('./highlight.mjs').highlight} */
exports.highlight = async (...args) => (await import('./highlight.mjs')).highlight(...args);
