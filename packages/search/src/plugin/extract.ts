import type {DefaultTreeAdapterMap} from 'parse5';
import type {SectionText} from '../core/sectionText';
import type {DocumentType} from '../core/types';
import {attribute, findElement, findElements, hasClass, textOf, type Element} from './dom';
import {
  cleanProse,
  cleanText,
  headingText,
  invisible,
  joinPieces,
  SectionReader,
  type Section,
} from './sectionReader';

type Document = DefaultTreeAdapterMap['document'];

/** A section that is nothing but links is no useful result: the answer is on the linked pages. */
function isNavigation({prose, code, links}: Section): boolean {
  const letters = (texts: readonly string[]) => texts.join('').replace(/[\s\0]+/g, '').length;
  return links.length > 1 && code.length === 0 && letters(links) > letters(prose) * 0.9;
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
  return sections.map(({anchor, title, prose, shown, code, keys}) => ({
    document: {
      ...shared,
      sectionRoute: anchor === '' ? page.route : `${page.route}#${anchor}`,
      sectionTitle: title,
      title,
    },
    prose: cleanProse(prose),
    shown: cleanProse(shown),
    code: code.join('\n').replace(invisible, ''),
    key: joinPieces([...keys, anchor === '' ? description : ''].flatMap((text) => [text, ' '])),
    words: '',
  }));
}
