/**
 * The way from the configuration to highlight.mjs. Docusaurus transpiles everything that the configuration
 * imports and loads it afresh for each plugin; a native import gives all of them the one highlighter of the
 * process.
 */

/** @type {typeof import('./highlight.mjs').highlight} */
exports.highlight = async (...args) => (await import('./highlight.mjs')).highlight(...args);
