import type {Element, ElementContent} from 'hast';
import {isElement, text, textOf} from './hast';

/** A Markdown cell has one line, so these separate what stood on lines of its own. */
const separators: Readonly<Record<string, string>> = {
  li: '; ',
  p: '; ',
  div: '; ',
  dt: ': ',
  dd: '; ',
};
/** A note behind one of these is about it. */
const named = new Set(['strong', 'code', 'q']);
const wrappers = new Set(['ul', 'ol', 'dl', 'span', ...Object.keys(separators)]);

/** Code may begin with anything. */
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
    // A note on the next line: without a separator both would read as one sentence.
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

/** A table cell with nothing in it but a line of text. */
export function inlineCell(cell: Element): Element {
  return {...cell, children: inline(cell.children)};
}
