/**
 * Syntax highlighting at build time: code in, HTML with a handful of short
 * classes out. The browser gets no highlighter, and no inline style that a
 * strict Content-Security-Policy would refuse.
 */
import {markRuns} from '../../../../website/src/features/values/markRuns.mjs';
import {cachedTokens} from './cachedTokens.mjs';
import {commandHtml} from './commandHtml.mjs';
import {languages} from './languages.mjs';

let tokenize = cachedTokens;

/** Sets what splits code into runs of one color. @param {import('./cachedTokens.mjs').Tokenizer} tokenizer */
export function tokenizeWith(tokenizer) {
  tokenize = tokenizer;
}

/** @param {string} text */
function escape(text) {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/**
 * @param {readonly import('./tokens.mjs').Run[]} runs
 * @param {string} language
 */
function lineHtml(runs, language) {
  return markRuns(runs)
    .map(({text, className, value}) => {
      const attributes =
        (className ? ` class="${className}"` : '') + (value ? ` data-value="${value}"` : '');
      const html = language === 'bash' ? commandHtml(text, escape) : escape(text);
      return attributes ? `<span${attributes}>${html}</span>` : html;
    })
    .join('');
}

/**
 * @param {string} code
 * @param {string} language one of `languages`
 * @param {ReadonlySet<number>} [marked] numbers of the lines to point out, from 1
 * @returns {Promise<string>}
 */
export async function highlight(code, language, marked = new Set()) {
  const grammar = languages[/** @type {keyof typeof languages} */ (language)];
  const lines = grammar
    ? await tokenize({code, grammar})
    : code.split('\n').map((line) => /** @type {import('./tokens.mjs').Run[]} */ ([[line]]));
  return lines
    .map((runs) => lineHtml(runs, language))
    .map((html, index) =>
      marked.has(index + 1) ? `<span class="tmark">${html || ' '}</span>` : html,
    )
    .join('\n');
}
