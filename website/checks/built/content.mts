import type {Nodes, Root} from 'mdast';
import type {DefaultTreeAdapterMap} from 'parse5';
import {attribute, findElement, hasClass, type Element} from 'docusaurus-theme-section-search/html';

/** Number of elements of each kind in a page or its Markdown copy. */
export interface Content {
  readonly headings: number;
  readonly samples: number;
  readonly 'table rows': number;
}

function countNodes(node: Nodes, type: Nodes['type']): number {
  const below = 'children' in node ? node.children : [];
  const inside = below.reduce((sum, child) => sum + countNodes(child, type), 0);
  return inside + (node.type === type ? 1 : 0);
}

export const hasHtml = (copy: Root) => countNodes(copy, 'html') > 0;

export function contentOfCopy(copy: Root): Content {
  return {
    headings: countNodes(copy, 'heading'),
    samples: countNodes(copy, 'code'),
    'table rows': countNodes(copy, 'tableRow'),
  };
}

/** Counts the elements of an article that match, without its footer (or other elements to skip) and the parts that the copy leaves out. */
function countElements(parent: Element, pattern: RegExp, skipped = /^footer$/): number {
  return parent.childNodes.reduce((sum, child) => {
    if (!('tagName' in child) || skipped.test(child.tagName)) return sum;
    if (attribute(child, 'data-markdown') === 'ignore') return sum;
    return sum + (pattern.test(child.tagName) ? 1 : 0) + countElements(child, pattern, skipped);
  }, 0);
}

/** Counts the content of the article, or of the whole page if it has no article. */
export function contentOfPage(page: DefaultTreeAdapterMap['document']): Content {
  const article =
    findElement(page, (element) => hasClass(element, 'theme-doc-markdown')) ??
    findElement(page, ({tagName}) => tagName === 'main');
  const count = (pattern: RegExp, skipped?: RegExp) =>
    article ? countElements(article, pattern, skipped) : 0;
  return {
    headings: count(/^h[1-6]$/),
    // In a table cell, the copy shows a command as inline code.
    samples: count(/^pre$/, /^(?:footer|td)$/),
    'table rows': count(/^tr$/),
  };
}
