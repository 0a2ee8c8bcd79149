import {defaultTreeAdapter as tree, type DefaultTreeAdapterMap} from 'parse5';

export type Element = DefaultTreeAdapterMap['element'];
export type Node = DefaultTreeAdapterMap['childNode'];
type Parent = DefaultTreeAdapterMap['parentNode'];

export function attribute(element: Element, name: string): string | undefined {
  return element.attrs.find((attr) => attr.name === name)?.value;
}

export function hasClass(element: Element, name: string): boolean {
  return (attribute(element, 'class') ?? '').split(/\s+/).includes(name);
}

/** First element in document order that passes the test. */
export function findElement(parent: Parent, test: (element: Element) => boolean): Element | null {
  for (const child of parent.childNodes) {
    if (tree.isElementNode(child)) {
      const found = test(child) ? child : findElement(child, test);
      if (found) {
        return found;
      }
    }
  }
  return null;
}

/** All elements that pass the test, in document order. */
export function findElements(parent: Parent, test: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  const visit = (node: Parent): void => {
    for (const child of node.childNodes) {
      if (!tree.isElementNode(child)) continue;
      if (test(child)) found.push(child);
      visit(child);
    }
  };
  visit(parent);
  return found;
}

export function textOf(node: Node): string {
  if (tree.isTextNode(node)) {
    return node.value;
  }
  return tree.isElementNode(node) ? node.childNodes.map(textOf).join('') : '';
}
