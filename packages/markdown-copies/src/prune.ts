import type {Element, ElementContent} from 'hast';
import {codeOf, element, find, hasClass, isElement, text} from './hast';

/** Controls and decoration, which are not part of the text. */
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
  if (node.properties.dataMarkdown === 'ignore') return true;
  // The explanation of a term would interrupt its sentence, and the glossary has it anyway.
  if (node.properties.popover !== undefined) return true;
  // The button of a term is a word of its sentence, and the button of a tab is the title of its panel.
  if (node.tagName === 'button') {
    return node.properties.popoverTarget === undefined && node.properties.role !== 'tab';
  }
  return droppedTags.has(node.tagName) || droppedClasses.some((name) => hasClass(node, name));
}

/** Keeps only the first image and the caption of a picture with variants and controls. */
function picture(node: Element): ElementContent[] {
  const image = find(node, ({tagName}) => tagName === 'img');
  const caption = find(node, ({tagName}) => tagName === 'figcaption');
  return [
    ...(image ? [element('p', [image])] : []),
    ...(caption ? [element('p', [element('em', caption.children)])] : []),
  ];
}

/** Removes highlighting, which makes up most elements on pages with much code. */
function plainCode(pre: Element): Element {
  const children = pre.children.map((child) =>
    isElement(child) ? {...child, children: [text(codeOf(child))]} : child,
  );
  return {...pre, children};
}

function pruned(child: ElementContent): ElementContent[] {
  if (!isElement(child)) return child.type === 'text' ? [child] : [];
  if (child.tagName === 'pre') return [plainCode(child)];
  if (child.properties.dataMarkdown === 'picture') return picture(child);
  return isDropped(child) ? [] : [prune(child)];
}

/** Removes everything from an element that is not part of the text. */
export function prune(node: Element): Element {
  return {...node, children: node.children.flatMap(pruned)};
}
