/** Splits code into runs of one color. Slow to load, so only imported when the cache does not know the code. */
import {createCssVariablesTheme, createHighlighter} from 'shiki';
import {createOnigurumaEngine} from 'shiki/engine/oniguruma';

/** A piece of a line and its class; pieces in the plain text color have none. @typedef {[text: string, className?: string]} Run */

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

/** Operators and brackets stay plain: with colors they would be a fifth of all elements on pages with much code. */
const isPunctuation = (/** @type {string} */ text) => !/[\p{L}\p{N}]/u.test(text);

/** Strings, comments and links keep their punctuation in their color. */
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
    // White space has no color, so it joins the run before it.
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
  // No time limit: by default Shiki gives up on a line after half a second, and a busy machine would build other pages.
  return codeToTokensBase(code, {lang: grammar, theme: 'classes', tokenizeTimeLimit: 0}).map(
    runsOf,
  );
}
