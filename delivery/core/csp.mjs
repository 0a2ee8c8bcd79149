/**
 * Computes the Content-Security-Policy of a build from its files: every inline script of the pages is allowed by its
 * hash, and nothing else is.
 */
import {createHash} from 'node:crypto';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {Tokenizer, TokenizerMode} from 'parse5';

/** @typedef {{scripts: Set<string>, styleAttributes: Set<string>, styleElements: Set<string>}} Inline */

/** Values of `type` whose content browsers execute or obey; `application/ld+json` and the like are only data. */
const runnable = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'speculationrules',
]);

/**
 * Elements whose content is text instead of markup. A browser's tree builder switches its tokenizer accordingly.
 *
 * @type {Record<string, (typeof TokenizerMode)[keyof typeof TokenizerMode]>}
 */
const textModes = {
  script: TokenizerMode.SCRIPT_DATA,
  style: TokenizerMode.RAWTEXT,
  title: TokenizerMode.RCDATA,
  textarea: TokenizerMode.RCDATA,
};

/**
 * Collects the inline scripts and styles of one page. It only reads tokens, which is faster than building a tree.
 *
 * @param {string} file
 * @param {Inline} found
 */
function collect(file, found) {
  /** @type {Set<string> | undefined} */
  let target;
  let text = '';
  const append = (/** @type {{chars: string}} */ {chars}) => {
    text += chars;
  };
  const ignore = () => {};
  const tokenizer = new Tokenizer(
    {sourceCodeLocationInfo: false},
    {
      onStartTag({tagName, attrs}) {
        const attributes = new Map(attrs.map(({name, value}) => [name, value]));
        const style = attributes.get('style');
        if (style !== undefined) found.styleAttributes.add(style);
        const handler = [...attributes.keys()].find((name) => name.startsWith('on'));
        if (handler) {
          throw new Error(
            `${file}: <${tagName}> has the inline handler "${handler}", which no policy can allow. Remedy: listen from a script.`,
          );
        }
        const runs = !attributes.has('src') && runnable.has(attributes.get('type') ?? '');
        if (tagName === 'script' && runs) target = found.scripts;
        if (tagName === 'style') target = found.styleElements;
        text = '';
        tokenizer.state = textModes[tagName] ?? tokenizer.state;
      },
      onEndTag() {
        // An empty script has nothing to run, so nothing to allow.
        if (text) target?.add(text);
        target = undefined;
      },
      onCharacter: append,
      onWhitespaceCharacter: append,
      onNullCharacter: append,
      onComment: ignore,
      onDoctype: ignore,
      onEof: ignore,
    },
  );
  tokenizer.write(readFileSync(file, 'utf8'), true);
}

/** @param {string} folder @param {string} extension */
export function filesOf(folder, extension) {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith(extension))
    .sort()
    .map((file) => path.join(folder, file));
}

/**
 * Every inline script and style of the built pages.
 *
 * @param {string} folder
 * @returns {Inline}
 */
export function inlineParts(folder) {
  /** @type {Inline} */
  const found = {scripts: new Set(), styleAttributes: new Set(), styleElements: new Set()};
  for (const file of filesOf(folder, '.html')) collect(file, found);
  return found;
}

/** @param {Iterable<string>} texts */
function hashes(texts) {
  return [...texts]
    .map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .sort();
}

/** @param {string} folder */
function stylesUseDataImages(folder) {
  return filesOf(folder, '.css').some((file) =>
    /url\(\s*["']?data:image/.test(readFileSync(file, 'utf8')),
  );
}

/**
 * @param {string} folder a build
 * @returns {Record<string, string[]>} directive → sources
 */
export function policyOf(folder) {
  const {scripts, styleAttributes, styleElements} = inlineParts(folder);
  return {
    // With 'none', Firefox would not prefetch pages.
    'default-src': ["'self'"],
    'frame-src': ["'none'"],
    'media-src': ["'none'"],
    'object-src': ["'none'"],
    'script-src': ["'self'", ...hashes(scripts)],
    'style-src': ["'self'", ...hashes(styleElements)],
    // Hashes of style attributes only count together with 'unsafe-hashes'. Other style attributes stay forbidden.
    ...(styleAttributes.size > 0 && {
      'style-src-attr': ["'unsafe-hashes'", ...hashes(styleAttributes)],
    }),
    'img-src': ["'self'", ...(stylesUseDataImages(folder) ? ['data:'] : [])],
    'connect-src': ["'self'"],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Strings become HTML or scripts only through these Trusted Types policies: two are created in
    // packages/static-pages/src/startup/trustedTypes.ts, one by the bundler.
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default', 'docs', 'docs-bundler'],
  };
}

/** @param {Record<string, string[]>} policy */
export function policyText(policy) {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
