/**
 * Syntax highlighting at build time: code in, HTML with a handful of short
 * classes out. The browser gets no highlighter, and no inline style that a
 * strict Content-Security-Policy would refuse.
 */
import {createCssVariablesTheme, createHighlighter} from 'shiki';
import {createJavaScriptRegexEngine} from 'shiki/engine/javascript';

/** Languages a fence may name, with the grammar that colours it. `text` and `http` bodies stay plain. */
export const languages = {
  apache: 'apache',
  bash: 'bash',
  caddy: null,
  cron: null,
  csharp: 'csharp',
  css: 'css',
  diff: 'diff',
  docker: 'docker',
  dotenv: 'dotenv',
  go: 'go',
  html: 'html',
  http: 'http',
  ini: 'ini',
  java: 'java',
  javascript: 'javascript',
  json: 'json',
  nginx: 'nginx',
  php: 'php',
  powershell: 'powershell',
  python: 'python',
  ruby: 'ruby',
  sql: 'sql',
  systemd: 'systemd',
  text: null,
  toml: 'toml',
  tsx: 'tsx',
  typescript: 'typescript',
  xml: 'xml',
  yaml: 'yaml',
};

/** Colour variable of the theme → class name; tokens in the plain text colour get no element at all. */
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
const grammars = [...new Set(Object.values(languages).filter((name) => name !== null))];

/** @type {ReturnType<typeof createHighlighter> | undefined} */
let highlighter;

function loadHighlighter() {
  highlighter ??= createHighlighter({
    themes: [theme],
    langs: grammars,
    engine: createJavaScriptRegexEngine({forgiving: true}),
  });
  return highlighter;
}

/** @param {string} text */
function escape(text) {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

/** @param {string | undefined} color */
function classOf(color) {
  const token = /^var\(--token-([a-z-]+)\)$/.exec(color ?? '')?.[1];
  return token ? classes.get(token) : undefined;
}

/** @param {{content: string, color?: string}[]} tokens */
function lineHtml(tokens) {
  /** @type {{text: string, className: string | undefined}[]} */
  const runs = [];
  for (const {content, color} of tokens) {
    const last = runs.at(-1);
    // White space has no colour of its own, so it joins whatever stands before it.
    const className = content.trim() === '' && last ? last.className : classOf(color);
    if (last && last.className === className) {
      last.text += content;
    } else {
      runs.push({text: content, className});
    }
  }
  return runs
    .map(({text, className}) =>
      className ? `<span class="${className}">${escape(text)}</span>` : escape(text),
    )
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
    ? (await loadHighlighter())
        .codeToTokensBase(code, {lang: grammar, theme: 'classes'})
        .map(lineHtml)
    : code.split('\n').map(escape);
  return lines
    .map((html, index) =>
      marked.has(index + 1) ? `<span class="tmark">${html || ' '}</span>` : html,
    )
    .join('\n');
}
