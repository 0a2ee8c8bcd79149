/** What the rules read from the page. They see only what is rendered. */
export function shown<Kind extends Element = HTMLElement>(
  selector: string,
  within: ParentNode = document,
): Kind[] {
  return Array.from(within.querySelectorAll<Kind>(selector)).filter((one) => one.checkVisibility());
}

export function textsIn(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts.filter(({data}) => data.trim());
}

/** The rectangles of a text or of a part of it. */
export function boxesOf(node: Node, start?: number, end?: number): DOMRect[] {
  const range = document.createRange();
  range.selectNodeContents(node);
  if (start !== undefined) range.setStart(node, start);
  if (end !== undefined) range.setEnd(node, end);
  return Array.from(range.getClientRects()).filter(({width}) => width > 0);
}

export const linesOf = (boxes: DOMRect[]) => new Set(boxes.map(({top}) => Math.round(top))).size;

export const nameOf = (element: Element) =>
  `${element.localName} ${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 60)}`;

export const isPhone = () => document.documentElement.clientWidth < 500;
export const isDesktop = () => document.documentElement.clientWidth >= 997;
export const isPainted = (color: string) => color !== 'rgba(0, 0, 0, 0)';

export const overlap = (one: DOMRect, other: DOMRect) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;
