import type {Element, ElementContent, Root, RootContent, Text} from 'hast';

export type Parent = Root | Element;

export function isElement(node: RootContent | undefined): node is Element {
  return node?.type === 'element';
}

export function hasClass({properties}: Element, name: string): boolean {
  return Array.isArray(properties.className) && properties.className.includes(name);
}

export function element(tagName: string, children: ElementContent[]): Element {
  return {type: 'element', tagName, properties: {}, children};
}

export function text(value: string): Text {
  return {type: 'text', value};
}

export function textOf(node: RootContent): string {
  if (node.type === 'text') return node.value;
  return isElement(node) ? node.children.map(textOf).join('') : '';
}

/** The text of code. Its lines may end in `<br>` instead of a line break. */
export function codeOf(node: RootContent): string {
  if (!isElement(node)) return textOf(node);
  return node.tagName === 'br' ? '\n' : node.children.map(codeOf).join('');
}

/** The first element in document order that passes the test. */
export function find(parent: Parent, test: (element: Element) => boolean): Element | undefined {
  for (const child of parent.children) {
    if (!isElement(child)) continue;
    const found = test(child) ? child : find(child, test);
    if (found) return found;
  }
  return undefined;
}

/** Elements that pass the test, in document order, without those inside of others that do. */
export function findAll(parent: Parent, test: (element: Element) => boolean): Element[] {
  return parent.children.flatMap((child) => {
    if (!isElement(child)) return [];
    return test(child) ? [child] : findAll(child, test);
  });
}
