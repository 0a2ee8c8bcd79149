import {transform} from 'lightningcss';
import postcss, {type Root} from 'postcss';
import {PurgeCSS} from 'purgecss';
import {allWords, classNames, elementNames, namePrefixes} from './classNames';
import {dropEmpty, shortenLayers} from './layers';
import {dropOverridden} from './overridden';
import {readSelectorNames} from './sheets';
import {dropVariables, inlineVariables, shortenVariables} from './variables';

/** Of the page's frame, which no script writes. */
const frameElements = ['html', 'body', 'noscript'];

export interface Usage {
  /** All scripts of the site. */
  readonly script: string;
  /** Classes (`.name`), ids (`#name`) and elements that scripts name but the site never shows. */
  readonly unused: readonly RegExp[];
  /** Declarations, as `selector{property:value`, that the site can do without. */
  readonly superfluous: readonly RegExp[];
}

/** Names that the site may show. Scripts are megabytes, so this is for all sheets together. */
function readUsed({script, unused}: Usage) {
  const isShown = (name: string) => !unused.some((pattern) => pattern.test(name));
  return {
    prefixes: namePrefixes(script).filter((name) => isShown(`.${name}`)),
    names: {
      classes: classNames(script).filter((name) => isShown(`.${name}`)),
      tags: [...elementNames(script), ...frameElements].filter(isShown),
      ids: allWords(script).filter((name) => isShown(`#${name}`)),
      attributes: {names: [], values: []},
      undetermined: [],
    },
  };
}

async function purge(css: string, {prefixes, names}: ReturnType<typeof readUsed>): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    content: [{raw: '', extension: 'js'}],
    extractors: [{extensions: ['js'], extractor: () => names}],
    css: [{raw: css}],
    keyframes: true,
    // A pseudo-class needs no script, also where it stands alone.
    safelist: [new RegExp(`^(?:${[...prefixes, ':', '$'].join('|')})`)],
    // Values of attributes come from everywhere: texts, inline scripts, the browser.
    dynamicAttributes: Array.from(css.matchAll(/\[([\w-]+)/g), ([, name = '']) => name),
  });
  return purged?.css ?? css;
}

interface LeanStyles {
  readonly lean: readonly string[];
  /** Selectors that are in none of the sheets any more, with their classes. */
  readonly lost: ReadonlyMap<string, readonly string[]>;
}

/** Purging takes single names out of brackets, as in `:is(p, table)`; the selector stays. */
const outline = (selector: string) => selector.replace(/\([^()]*\)/g, '()');

function without<Value>(all: ReadonlyMap<string, Value>, kept: ReadonlyMap<string, unknown>) {
  const outlines = new Set([...kept.keys()].map(outline));
  return new Map([...all].filter(([selector]) => !outlines.has(outline(selector))));
}

function dropSuperfluous(roots: readonly Root[], patterns: readonly RegExp[]): void {
  for (const root of roots) {
    root.walkRules((rule) => {
      rule.each((node) => {
        const text = node.type === 'decl' ? `${rule.selector}{${node.prop}:${node.value}` : '';
        if (patterns.some((pattern) => pattern.test(text))) node.remove();
      });
    });
  }
}

function minify(css: string): string {
  const code = Buffer.from(css);
  return transform({filename: 'styles.css', code, minify: true}).code.toString();
}

/**
 * Style sheets without what can never show: rules and key frames that no script of the site can use,
 * declarations that others override or that the site can do without, variables that are constants or unused. All sheets of the site
 * come together, because they share their variables.
 */
export async function leanStyles(sheets: readonly string[], usage: Usage): Promise<LeanStyles> {
  const named = new Set(allWords(usage.script).filter((word) => word.startsWith('--')));
  const isNamed = (name: string) => named.has(name);
  const used = readUsed(usage);
  const purged = await Promise.all(sheets.map((css) => purge(css, used)));
  const roots = purged.map((css) => postcss.parse(css));
  dropSuperfluous(roots, usage.superfluous);
  roots.forEach(dropOverridden);
  inlineVariables(roots, isNamed);
  dropVariables(roots, isNamed);
  dropEmpty(roots);
  shortenLayers(roots);
  shortenVariables(roots, isNamed);
  return {
    lean: roots.map((root) => minify(root.toString())),
    lost: without(readSelectorNames(sheets.join('\n')), readSelectorNames(purged.join('\n'))),
  };
}
