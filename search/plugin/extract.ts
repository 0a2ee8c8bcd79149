import {defaultTreeAdapter as tree, parse, type DefaultTreeAdapterMap} from 'parse5';
import type {SectionText} from '../core/buildIndex';
import type {DocumentType} from '../core/types';
import {
  attribute,
  findElement,
  findElements,
  hasClass,
  textOf,
  type Element,
  type Node,
} from './dom';

/** Elements that are no text of the page. */
const ignoredTags = new Set([
  'script',
  'style',
  'svg',
  'nav',
  'button',
  'noscript',
  'template',
  'footer',
  'dialog',
  'input',
  'select',
  'textarea',
]);
const ignoredClasses = [
  'hash-link',
  'theme-doc-toc-mobile',
  'theme-doc-breadcrumbs',
  'table-of-contents',
  'sr-only',
];
const inlineTags = new Set([
  'a',
  'abbr',
  'b',
  'bdi',
  'cite',
  'code',
  'em',
  'i',
  'ins',
  'kbd',
  'mark',
  'q',
  's',
  'samp',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'time',
  'u',
  'var',
  'wbr',
]);
const cellTags = new Set(['td', 'th']);

/** Invisible characters that copy badly and break words: zero-width ones, soft hyphens. */
const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

type Document = DefaultTreeAdapterMap['document'];

interface Section {
  readonly anchor: string;
  readonly title: string;
  readonly prose: string[];
  readonly code: string[];
}

function isIgnored(element: Element): boolean {
  return (
    ignoredTags.has(element.tagName) ||
    attribute(element, 'aria-hidden') === 'true' ||
    attribute(element, 'data-search') === 'ignore' ||
    ignoredClasses.some((name) => hasClass(element, name))
  );
}

export function cleanText(text: string): string {
  return text.replace(invisible, '').replace(/\s+/g, ' ').trim();
}

function headingText(heading: Element): string {
  const visible = heading.childNodes.filter(
    (child) => !tree.isElementNode(child) || !isIgnored(child),
  );
  return cleanText(visible.map(textOf).join(''));
}

/** Walks the article and starts a section at each h2 and h3 that can be linked to. */
class SectionReader {
  readonly sections: Section[];

  constructor(title: string) {
    this.sections = [{anchor: '', title, prose: [], code: []}];
  }

  private get current(): Section {
    return this.sections[this.sections.length - 1] as Section;
  }

  read(node: Node): void {
    if (tree.isTextNode(node)) {
      this.current.prose.push(node.value);
    } else if (tree.isElementNode(node) && !isIgnored(node)) {
      this.readElement(node);
    }
  }

  private readElement(element: Element): void {
    const {tagName} = element;
    const anchor = attribute(element, 'id');
    if (tagName === 'h1') {
      return;
    }
    if ((tagName === 'h2' || tagName === 'h3') && anchor) {
      this.sections.push({anchor, title: headingText(element), prose: [], code: []});
      return;
    }
    if (tagName === 'pre') {
      this.current.code.push(codeOf(element));
      return;
    }
    const separator = cellTags.has(tagName) ? ' · ' : inlineTags.has(tagName) ? '' : ' ';
    this.current.prose.push(separator.trim() === '' ? separator : ' ');
    element.childNodes.forEach((child) => this.read(child));
    this.current.prose.push(separator);
  }
}

/** Code lines may be elements of their own without a line break between them. */
function codeOf(node: Node): string {
  if (tree.isTextNode(node)) {
    return node.value;
  }
  if (!tree.isElementNode(node)) {
    return '';
  }
  const isLine = node.tagName === 'br' || hasClass(node, 'token-line') || hasClass(node, 'line');
  return node.childNodes.map(codeOf).join('') + (isLine ? '\n' : '');
}

function cleanProse(pieces: readonly string[]): string {
  return cleanText(pieces.join(''))
    .replace(/(?: ·)+(?= ·|$)/g, '')
    .replace(/\s+([.,;:!?])(?=\s|$)/g, '$1');
}

function metaContent(root: Document, name: string): string {
  const meta = findElement(root, (el) => el.tagName === 'meta' && attribute(el, 'name') === name);
  return (meta && attribute(meta, 'content')) ?? '';
}

function articleOf(root: Document, type: DocumentType): Element | null {
  const markdown = (element: Element) =>
    hasClass(element, 'theme-doc-markdown') || hasClass(element, 'markdown');
  const main = (element: Element) => element.tagName === 'main';
  return (type === 'other' ? null : findElement(root, markdown)) ?? findElement(root, main);
}

function breadcrumbs(root: Document): string[] {
  const items = findElements(root, (element) => hasClass(element, 'breadcrumbs__item'));
  return items
    .slice(0, -1)
    .map((item) => cleanText(textOf(item)))
    .filter((name) => name !== '');
}

export interface PageInfo {
  readonly route: string;
  readonly type: DocumentType;
  /** Used when the page has no h1. */
  readonly title: string;
}

/** Sections of a built page; none if the page asks not to be indexed or has no text. */
export function extractPage(html: string, page: PageInfo): SectionText[] {
  const root: Document = parse(html);
  const article = articleOf(root, page.type);
  if (!article || /noindex/.test(metaContent(root, 'robots'))) {
    return [];
  }
  const h1 = findElement(root, (element) => element.tagName === 'h1');
  const documentTitle = findElement(root, (element) => element.tagName === 'title');
  const pageTitle =
    (h1 && headingText(h1)) || page.title || cleanText(documentTitle ? textOf(documentTitle) : '');
  const tags = metaContent(root, 'keywords')
    .split(',')
    .map(cleanText)
    .filter((tag) => tag !== '');
  const reader = new SectionReader(pageTitle);
  reader.read(article);
  const shared = {type: page.type, pageTitle, tags, sidebarParentCategories: breadcrumbs(root)};
  return reader.sections.map(({anchor, title, prose, code}) => ({
    document: {
      ...shared,
      sectionRoute: anchor === '' ? page.route : `${page.route}#${anchor}`,
      sectionTitle: title,
      title,
    },
    prose: cleanProse(prose),
    code: code.join('\n').replace(invisible, ''),
  }));
}
