import {defaultTreeAdapter as tree, type DefaultTreeAdapterMap} from 'parse5';
import type {SectionText} from '../core/sectionText';
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
import {cellTags, ignoredClasses, ignoredTags, inlineTags, lineTags} from './htmlTags';

/** Marks the border of an inline element in the text. */
const seam = '\u0000';

/** Invisible characters inside words: zero-width ones, soft hyphens. */
const invisible = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

type Document = DefaultTreeAdapterMap['document'];

interface Section {
  readonly anchor: string;
  readonly title: string;
  readonly prose: string[];
  readonly code: string[];
  /** Texts of links, which are part of the prose as well. */
  readonly links: string[];
  /** Texts in prominent places, which are part of the prose as well. */
  readonly keys: string[];
}

function emptySection(anchor: string, title: string): Section {
  return {anchor, title, prose: [], code: [], links: [], keys: []};
}

/** A glossary term: a button inside a sentence that opens a popover. */
function isTerm(element: Element): boolean {
  return attribute(element, 'popovertarget') !== undefined;
}

function isIgnored(element: Element): boolean {
  return (
    (ignoredTags.has(element.tagName) && !isTerm(element)) ||
    attribute(element, 'popover') !== undefined ||
    attribute(element, 'aria-hidden') === 'true' ||
    attribute(element, 'data-search') === 'ignore' ||
    ignoredClasses.some((name) => hasClass(element, name))
  );
}

/** Quoted messages, terms and lower headings: what readers search for. */
const keyTags = new Set(['q', 'dt', 'h4', 'h5', 'h6']);

function before(tagName: string): string {
  if (tagName === 'wbr') {
    return '';
  }
  return inlineTags.has(tagName) ? seam : ' ';
}

function after(tagName: string): string {
  if (lineTags.has(tagName)) {
    return '\n';
  }
  return cellTags.has(tagName) ? ' · ' : before(tagName);
}

function textWithSeams(node: Node): string {
  if (!tree.isElementNode(node)) {
    return textOf(node);
  }
  const inner = node.childNodes.map(textWithSeams).join('');
  return before(node.tagName) + inner + before(node.tagName);
}

/** The text of an element if it is in a prominent place; a table row is named by its first cell. */
function keyOf(element: Element): string {
  if (keyTags.has(element.tagName)) {
    return textWithSeams(element);
  }
  const cells = element.tagName === 'tr' ? element.childNodes.filter(tree.isElementNode) : [];
  const [first] = cells;
  return first && cells.some(({tagName}) => tagName === 'td') ? textWithSeams(first) : '';
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
    this.sections = [emptySection('', title)];
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
      this.sections.push(emptySection(anchor, headingText(element)));
      return;
    }
    if (tagName === 'pre') {
      this.current.code.push(codeOf(element));
      return;
    }
    if (tagName === 'a') {
      this.current.links.push(textOf(element));
    }
    this.current.keys.push(keyOf(element));
    this.current.prose.push(before(tagName));
    element.childNodes.forEach((child) => this.read(child));
    this.current.prose.push(after(tagName));
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

/** A section that is nothing but links is no useful result: the answer is on the linked pages. */
function isNavigation({prose, code, links}: Section): boolean {
  const letters = (texts: readonly string[]) => texts.join('').replace(/[\s\0]+/g, '').length;
  return links.length > 1 && code.length === 0 && letters(links) > letters(prose) * 0.9;
}

/** Where adjacent elements are separate words or lines on the screen: "24 hours" and "Cleanup". */
const lineSeam = /(?<=[\p{Ll}\p{N}.!?;:…])\0+(?=\p{Lu})|(?<=[\p{L}\p{N}])\0{2,}(?=[\p{L}\p{N}])/gu;

function joinPieces(pieces: readonly string[]): string {
  return cleanText(pieces.join('').replace(lineSeam, ' ').replaceAll(seam, ''));
}

/** Turns a table row into a sentence: the first cell, a colon, then the other cells. */
function cleanLine(line: string): string {
  return cleanText(line)
    .replace(/^(?:· )+|(?: ·)+(?= ·|$)/g, '')
    .replace(' · ', ': ')
    .replaceAll(' · ', '; ')
    .replace(/\s+([.,;:!?])(?=\s|$)/g, '$1');
}

/** Keeps line breaks, so that excerpts can be cut at them. */
function cleanProse(pieces: readonly string[]): string {
  const text = pieces.join('').replace(lineSeam, ' ').replaceAll(seam, '');
  return text
    .split('\n')
    .map(cleanLine)
    .filter((line) => line !== '')
    .join('\n');
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

/** Sections of a built page; none if the page has `noindex` or no text. */
export function extractPage(root: Document, page: PageInfo): SectionText[] {
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
  const sections = reader.sections.filter(
    (section) => section.anchor === '' || !isNavigation(section),
  );
  const description = metaContent(root, 'description');
  return sections.map(({anchor, title, prose, code, keys}) => ({
    document: {
      ...shared,
      sectionRoute: anchor === '' ? page.route : `${page.route}#${anchor}`,
      sectionTitle: title,
      title,
    },
    prose: cleanProse(prose),
    code: code.join('\n').replace(invisible, ''),
    key: joinPieces([...keys, anchor === '' ? description : ''].flatMap((text) => [text, ' '])),
    words: '',
  }));
}
