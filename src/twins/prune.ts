import type {Element, ElementContent} from 'hast';
import {hasClass, isElement} from './hast';

/** Controls and furniture: what a reader can use, but not read. */
const droppedTags = new Set([
  'button',
  'dialog',
  'footer',
  'input',
  'label',
  'nav',
  'noscript',
  'output',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
]);

const droppedClasses = [
  'hash-link',
  'table-of-contents',
  'theme-doc-toc-desktop',
  'theme-doc-toc-mobile',
  'theme-doc-version-badge',
  'theme-doc-version-banner',
];

function isDropped(node: Element): boolean {
  if (node.properties.dataTwin === 'ignore') return true;
  // The explanation of a term would tear its sentence apart; the glossary has it.
  if (node.properties.popover !== undefined) return true;
  // The button of a term is a word of its sentence.
  if (node.tagName === 'button') return node.properties.popoverTarget === undefined;
  return droppedTags.has(node.tagName) || droppedClasses.some((name) => hasClass(node, name));
}

/** The same element without what is no text of the page. */
export function prune(node: Element): Element {
  const children = node.children
    .filter((child) => child.type === 'text' || (isElement(child) && !isDropped(child)))
    .map((child): ElementContent => (isElement(child) ? prune(child) : child));
  return {...node, children};
}
