/** Syntax highlighting that also marks the placeholders that readers may replace. */
import {highlight as highlightCode} from 'docusaurus-theme-static-pages/highlight';
import {markRuns} from './markRuns.mjs';

/**
 * @param {string} code
 * @param {string} language
 * @param {ReadonlySet<number>} [marked] numbers of the lines to highlight, from 1
 */
export const highlight = (code, language, marked) =>
  highlightCode(code, language, {marked, mark: markRuns});
