/** Lines of code as runs of one color, from the cache if the same code was highlighted before. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {contentCache} from '../contentCache.mjs';

/** @typedef {{code: string, grammar: import('shiki').BundledLanguage}} Snippet */
/** @typedef {(snippet: Snippet) => Promise<import('./tokens.mjs').Run[][]>} Tokenizer */

const cached = contentCache(
  path.resolve(import.meta.dirname, '../../../../node_modules/.cache/highlight'),
  [
    createRequire(import.meta.url)('shiki/package.json').version,
    readFileSync(new URL('./tokens.mjs', import.meta.url), 'utf8'),
  ],
);

/** @type {Tokenizer} */
export const cachedTokens = ({code, grammar}) =>
  cached({code, grammar}, async () => (await import('./tokens.mjs')).lines(code, grammar));
