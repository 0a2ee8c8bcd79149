import type {Element} from 'hast';
import {defaultHandlers, toMdast, type Handle} from 'hast-util-to-mdast';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import {toMarkdown as stringify} from 'mdast-util-to-markdown';
import type {Code} from 'mdast';
import {byLocale} from './byLocale';
import {restoreSpaces} from './codeSpaces';
import {element} from './hast';
import {prune} from './prune';
import {rewrite} from './rewrite';

export interface Surroundings {
  /** URL that relative links on the page refer to. */
  readonly canonical: string;
  readonly language: string;
  /** Quotation marks by language. */
  readonly quotes: Readonly<Record<string, string>>;
}

/** Zero-width characters and soft hyphens, which only help browsers to break lines. */
const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

const pre: Handle = (state, node: Element) => {
  const code = defaultHandlers.pre(state, node) as Code;
  const {title} = node.properties;
  return title ? {...code, lang: code.lang ?? 'text', meta: `title="${String(title)}"`} : code;
};

/** Writes a link without a title and with an absolute URL. */
function linkHandler(canonical: string): Handle {
  return (state, node: Element) => ({
    type: 'link',
    url: new URL(String(node.properties.href ?? ''), canonical).href,
    children: state.all(node) as never,
  });
}

/** Writes an image with an absolute URL. */
function imageHandler(canonical: string): Handle {
  return (_state, {properties: {src, alt}}: Element) => ({
    type: 'image',
    url: new URL(String(src ?? ''), canonical).href,
    alt: String(alt ?? ''),
  });
}

/** Converts the main part of a page to Markdown. */
export function toMarkdown(main: Element, surroundings: Surroundings): string {
  const {canonical, language, quotes} = surroundings;
  const tree = toMdast(element('main', rewrite(prune(main))), {
    handlers: {pre, a: linkHandler(canonical), img: imageHandler(canonical)},
    quotes: [byLocale(quotes, language) ?? '“”'],
  });
  const markdown = stringify(tree, {
    extensions: [gfmTableToMarkdown({tablePipeAlign: false})],
    bullet: '-',
    emphasis: '_',
    rule: '-',
    fences: true,
    listItemIndent: 'one',
  });
  return restoreSpaces(markdown.replace(invisible, ''));
}
