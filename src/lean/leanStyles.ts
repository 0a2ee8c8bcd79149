import postcss from 'postcss';
import {PurgeCSS} from 'purgecss';
import {allWords, classNames, namePrefixes} from './classNames';
import {dropVariables, inlineVariables} from './variables';

/** Of the page's frame, which no script writes. */
const frameElements = ['html', 'body', 'noscript', 'iframe'];

/** A style sheet without the rules, key frames and variables that nothing in these scripts can use. */
export async function leanStyles(css: string, script: string): Promise<string> {
  const words = allWords(script);
  const used = {
    classes: classNames(script),
    tags: [...words, ...frameElements],
    ids: words,
    attributes: {names: words, values: words},
    undetermined: [],
  };
  const named = new Set(words.filter((word) => word.startsWith('--')));
  const [purged] = await new PurgeCSS().purge({
    content: [{raw: '', extension: 'js'}],
    extractors: [{extensions: ['js'], extractor: () => used}],
    css: [{raw: css}],
    keyframes: true,
    safelist: [new RegExp(`^(?:${[...namePrefixes(script), '$'].join('|')})`)],
    // Values of attributes come from everywhere: texts, inline scripts, the browser.
    dynamicAttributes: Array.from(css.matchAll(/\[([\w-]+)/g), ([, name = '']) => name),
  });
  const root = postcss.parse(purged?.css ?? css);
  const isNamed = (name: string) => named.has(name);
  inlineVariables(root, isNamed);
  dropVariables(root, isNamed);
  return root.toString();
}
