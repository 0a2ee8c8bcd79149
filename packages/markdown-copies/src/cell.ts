import type {Element, ElementContent} from 'hast';
import {isElement, text, textOf} from './hast';

/** A Markdown cell has only one line, so these separators replace line breaks. */
const separators: Readonly<Record<string, string>> = {
  li: '; ',
  p: '; ',
  div: '; ',
  dt: ': ',
  dd: '; ',
};
/** A note after one of these elements is about it. */
const named = new Set(['strong', 'code', 'q']);
const wrappers = new Set(['ul', 'ol', 'dl', 'span', ...Object.keys(separators)]);

/** Whether a node continues the text before it, by its first character. Code never does, because it may begin with any character. */
function goesOn(node: ElementContent | undefined): boolean {
  if (!isElement(node)) return node !== undefined && /^[\s,.;:!?)]/.test(textOf(node));
  return node.tagName !== 'code' && goesOn(node.children[0]);
}

function separatorBetween(before: ElementContent, after: ElementContent): string {
  if (!isElement(after) || goesOn(after)) return '';
  const end = textOf(before);
  const isText = !isElement(before);
  const isInSentence = isText || before.tagName === 'span';
  if ((isInSentence || wrappers.has(before.tagName)) && /[.:;!?]$/.test(end)) return ' ';
  if (wrappers.has(after.tagName)) {
    // A note on the next line. Without a separator both would read as one sentence.
    if (isInSentence && /[\p{L}\p{N}%)]$/u.test(end)) return '; ';
    if (!isText && named.has(before.tagName)) return ': ';
  }
  return isText ? '' : (separators[before.tagName] ?? ' ');
}

function flatten(node: ElementContent): ElementContent[] {
  if (!isElement(node)) return [node];
  if (node.tagName === 'br') return [text(' ')];
  if (node.tagName === 'pre') return [{...node, tagName: 'code', children: [text(textOf(node))]}];
  return wrappers.has(node.tagName) ? inline(node.children) : [node];
}

function inline(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child, index) => {
    const previous = children[index - 1];
    const separator = previous ? separatorBetween(previous, child) : '';
    return separator ? [text(separator), ...flatten(child)] : flatten(child);
  });
}

/** Reduces a table cell to one line of text. */
export function inlineCell(cell: Element): Element {
  return {...cell, children: inline(cell.children)};
}
