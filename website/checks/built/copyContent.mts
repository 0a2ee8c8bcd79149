import {isDeepStrictEqual} from 'node:util';
import {parse} from 'yaml';
import {localeBase} from '../../config/localeBase.ts';
import {product} from '../../config/product.ts';
import {copyPath} from 'docusaurus-plugin-markdown-copies/copyPath';
import {problem, type Problem} from '../problem.mts';
import {hasHtml} from './content.mts';
import {isContentPage, translationsOf, type BuiltPage} from './html.mts';
import {proseFaults} from './copyProse.mts';
import type {Copy} from './markdownCopies.mts';

const generator = 'packages/markdown-copies makes the copies: look there.';

function hasFrontMatter({tree}: Copy, {route, locale}: BuiltPage): boolean {
  const front = tree.children[0];
  const {title, ...rest} = (front?.type === 'yaml' ? parse(front.value) : {}) as {title?: unknown};
  const expected = {
    canonical: `${product.siteUrl}${route}`,
    language: locale,
    documented_version: product.version,
    index: `${product.siteUrl}${localeBase[locale]}/llms.txt`,
  };
  return typeof title === 'string' && isDeepStrictEqual(rest, expected);
}

/** Differences between a Markdown copy and its page. */
function faultsOf(copy: Copy, page: BuiltPage, translations: readonly Copy[]): string[] {
  const {content} = copy;
  const kinds = Object.keys(content) as (keyof typeof content)[];
  return [
    ...kinds
      .filter((kind) => content[kind] !== page.content[kind])
      .map((kind) => `It has ${content[kind]} ${kind}, its page has ${page.content[kind]}.`),
    ...kinds
      .filter((kind) => translations.some((other) => other.content[kind] !== content[kind]))
      .map((kind) => `Its translation has another number of ${kind}.`),
    ...(hasHtml(copy.tree) ? ['It has HTML in it.'] : []),
    ...(hasFrontMatter(copy, page) ? [] : ['Its front matter is not complete.']),
    ...(/\]\((?!https?:\/\/|mailto:)/.test(copy.text) ? ['It has relative links.'] : []),
    ...proseFaults(copy, page.badges),
  ];
}

/** Every page links to a Markdown copy with all its headings, samples and table rows, the same in all languages. */
export function checkCopies(
  pages: readonly BuiltPage[],
  copies: ReadonlyMap<string, Copy>,
): Problem[] {
  return pages.filter(isContentPage).flatMap((page) => {
    const route = copyPath(page.route);
    const copy = copies.get(route);
    const translations = translationsOf(page).flatMap((route) => copies.get(copyPath(route)) ?? []);
    const faults = copy ? faultsOf(copy, page, translations) : ['It does not exist.'];
    const isLinked = page.copy === `${product.siteUrl}${route}`;
    return [
      ...faults.map((message) => problem(`build${route}`, 1, message, generator)),
      ...(isLinked ? [] : [problem(`build/${page.file}`, 1, `No link to ${route}.`, generator)]),
    ];
  });
}
