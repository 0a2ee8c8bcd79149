/** Splits code into runs of one color. Slow to load, so it is only imported when the code is not in the cache. */
import {createCssVariablesTheme, createHighlighter} from 'shiki';
import {createOnigurumaEngine} from 'shiki/engine/oniguruma';

/** Part of a line and its class; text in the default color has none. @typedef {[text: string, className?: string]} Run */

/** Color variable of the theme → class name. */
const classes = new Map([
  ['constant', 'tc'],
  ['string', 'ts'],
  ['string-expression', 'ts'],
  ['comment', 'tm'],
  ['keyword', 'tk'],
  ['parameter', 'tp'],
  ['function', 'tf'],
  ['link', 'tl'],
]);

const theme = createCssVariablesTheme({name: 'classes', variablePrefix: '--'});
// The theme has the same color for tags and strings.
theme.tokenColors?.push({
  scope: 'entity.name.tag',
  settings: {foreground: 'var(--token-keyword)'},
});

const highlighter = createHighlighter({
  themes: [theme],
  langs: [],
  engine: createOnigurumaEngine(import('shiki/wasm')),
});

/** @param {string | undefined} color */
function classOf(color) {
  const token = /^var\(--token-([a-z-]+)\)$/.exec(color ?? '')?.[1];
  return token ? classes.get(token) : undefined;
}

/** Operators and brackets get no color: on pages with much code they would be a fifth of all elements. */
const isPunctuation = (/** @type {string} */ text) => !/[\p{L}\p{N}]/u.test(text);

/** In strings, comments and links, punctuation has the same color as the rest. */
const withPunctuation = new Set(['ts', 'tm', 'tl']);

/**
 * @param {string} content
 * @param {string | undefined} className
 */
function colorOf(content, className) {
  return className && (withPunctuation.has(className) || !isPunctuation(content))
    ? className
    : undefined;
}

/**
 * @param {{content: string, color?: string}[]} tokens
 * @returns {Run[]}
 */
function runsOf(tokens) {
  /** @type {Run[]} */
  const runs = [];
  for (const {content, color} of tokens) {
    const last = runs.at(-1);
    // White space has no color, so it becomes part of the run before it.
    const className = content.trim() === '' && last ? last[1] : colorOf(content, classOf(color));
    if (last && last[1] === className) {
      last[0] += content;
    } else {
      runs.push(className ? [content, className] : [content]);
    }
  }
  return runs;
}

/**
 * @param {string} code
 * @param {import('shiki').BundledLanguage} grammar
 */
export async function lines(code, grammar) {
  const {codeToTokensBase, loadLanguage} = await highlighter;
  await loadLanguage(grammar);
  // No time limit: by default Shiki gives up on a line after half a second, so a busy machine would build different pages.
  return codeToTokensBase(code, {lang: grammar, theme: 'classes', tokenizeTimeLimit: 0}).map(
    runsOf,
  );
}
