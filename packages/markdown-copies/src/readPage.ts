import type {Element, Root} from 'hast';
import {fromParse5} from 'hast-util-from-parse5';
import type {DefaultTreeAdapterMap} from 'parse5';
import {find, hasClass, textOf} from './hast';
import type {PluginOptions} from './options';
import {toMarkdown} from './toMarkdown';

/** The data of a page for its copy and for the lists of pages. */
export interface MarkdownCopy {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly language: string;
  /** Everything from the title on, without front matter. */
  readonly markdown: string;
}

/** An attribute of an element. A list, such as `rel`, becomes one text. */
function attribute(element: Element | undefined, name: string): string {
  return [element?.properties[name] ?? ''].flat().join(' ');
}

function findTag(root: Root | Element, tag: string, property = '', value = '') {
  return find(
    root,
    (element) => element.tagName === tag && (!property || attribute(element, property) === value),
  );
}

/** Reads a built page. Undefined for a page without content or without a URL of its own. */
export function readPage(
  document: DefaultTreeAdapterMap['document'],
  {articleClass, quotes}: Pick<PluginOptions, 'articleClass' | 'quotes'>,
): MarkdownCopy | undefined {
  const root = fromParse5(document) as Root;
  const main = find(root, (element) => hasClass(element, articleClass)) ?? findTag(root, 'main');
  const title = main && findTag(main, 'h1');
  const canonical = attribute(findTag(root, 'link', 'rel', 'canonical'), 'href');
  if (!title || !canonical) return undefined;
  const language = attribute(findTag(root, 'html'), 'lang');
  return {
    title: textOf(title).trim(),
    description: attribute(findTag(root, 'meta', 'name', 'description'), 'content'),
    canonical,
    language,
    markdown: toMarkdown(main, {canonical, language, quotes}),
  };
}
