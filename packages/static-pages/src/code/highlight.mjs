/**
 * Highlights code at build time: returns HTML with a few short classes. The
 * browser needs no highlighter, and there are no inline styles, which a strict
 * Content-Security-Policy forbids.
 */
import {cachedTokens} from './cachedTokens.mjs';
import {commandHtml, commandLine} from './commandHtml.mjs';
import {languages} from './languages.mjs';

/** @param {string} text */
function escape(text) {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** @typedef {import('./tokens.mjs').Run} Run */

/**
 * Part of a line in one color. One with a `value` becomes `<span data-value>`, for scripts of the site.
 * @typedef {{text: string, className?: string, value?: string}} MarkedRun
 */

/** @typedef {(runs: readonly Run[]) => MarkedRun[]} Marker */

/** @type {Marker} */
const unmarked = (runs) => runs.map(([text, className]) => ({text, className}));

/**
 * @param {readonly MarkedRun[]} runs
 * @param {string} language
 */
function lineHtml(runs, language) {
  const length = runs.reduce((sum, {text}) => sum + text.length, 0);
  const html = runs
    .map(({text, className, value}) => {
      const attributes =
        (className ? ` class="${className}"` : '') + (value ? ` data-value="${value}"` : '');
      const html = language === 'bash' ? commandHtml(text, escape) : escape(text);
      return attributes ? `<span${attributes}>${html}</span>` : html;
    })
    .join('');
  return language === 'bash' ? commandLine(html, length) : html;
}

/**
 * @param {string} code
 * @param {string} language one of `languages`
 * @param {{marked?: ReadonlySet<number>, mark?: Marker}} [options] numbers of the lines to highlight, from 1;
 *   function that splits the runs of a line and gives some of them a value
 * @returns {Promise<string>}
 */
export async function highlight(code, language, {marked = new Set(), mark = unmarked} = {}) {
  const grammar = languages[/** @type {keyof typeof languages} */ (language)];
  const lines = grammar
    ? await cachedTokens({code, grammar})
    : code.split('\n').map((line) => /** @type {import('./tokens.mjs').Run[]} */ ([[line]]));
  return lines
    .map((runs) => lineHtml(mark(runs), language))
    .map((html, index) =>
      marked.has(index + 1) ? `<span class="tmark">${html || ' '}</span>` : html,
    )
    .join('\n');
}
