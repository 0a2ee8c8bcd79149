import type {Element, ElementContent} from 'hast';
import {element, isElement, text, textOf} from './hast';

const isBold = ({tagName}: Element) => tagName === 'b' || tagName === 'strong';

/** Removes nested bold, whose asterisks would end the outer one. */
function withoutBold(children: readonly ElementContent[]): ElementContent[] {
  return children.flatMap((child) => {
    if (!isElement(child)) return [child];
    const inner = withoutBold(child.children);
    return isBold(child) ? inner : [{...child, children: inner}];
  });
}

const trimmed = (node: ElementContent | undefined, edge: RegExp) =>
  node?.type === 'text' ? text(node.value.replace(edge, '')) : node;

/** Bold text. Spaces at its ends are moved outside, because asterisks next to spaces would not be markup. */
export function boldText(children: readonly ElementContent[]): ElementContent[] {
  const plain = withoutBold(children);
  const all = plain.map(textOf).join('');
  const [start, end] = [/^\s+/, /\s+$/];
  const inner = plain.map((child, index) => {
    const opened = index === 0 ? trimmed(child, start) : child;
    return (index === plain.length - 1 ? trimmed(opened, end) : opened) ?? child;
  });
  return [
    text(start.exec(all)?.[0] ?? ''),
    element('strong', inner),
    text(end.exec(all)?.[0] ?? ''),
  ].filter((node) => node.type !== 'text' || node.value);
}
