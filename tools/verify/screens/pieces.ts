import type {Page} from '@playwright/test';
import type {Box} from '../../../website/data/screens/types';

// It runs in the page, where nothing else of this file is.
/** Boxes of everything that a crop should not cut: controls, pictures, and the text of each paragraph. */
function gather(): Box[] {
  const whole =
    'button, .btn, input:not([type=hidden]), select, img, svg, canvas, code, .badge, .avatar, .ti, .nav-link, .mosparo__container, .mosparo__checkbox';
  const shown = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const boxes: DOMRect[] = [...document.body.querySelectorAll(whole)]
    .filter(shown)
    .map((element) => element.getBoundingClientRect());
  const blockOf = (element: Element): Element => {
    const {parentElement} = element;
    const isInline = getComputedStyle(element).display.startsWith('inline');
    return isInline && parentElement ? blockOf(parentElement) : element;
  };
  const blocks = new Map<Element, DOMRect>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    const isText = parent && node.textContent?.trim() && !parent.closest('script, style, noscript');
    if (isText && shown(parent)) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const rect = range.getBoundingClientRect();
      const block = blockOf(parent);
      const other = blocks.get(block) ?? rect;
      const [x, y] = [Math.min(rect.left, other.left), Math.min(rect.top, other.top)];
      const [right, bottom] = [
        Math.max(rect.right, other.right),
        Math.max(rect.bottom, other.bottom),
      ];
      blocks.set(block, new DOMRect(x, y, right - x, bottom - y));
    }
  }
  return [...boxes, ...blocks.values()].map(({left, top, right, bottom}) => {
    const [x, y] = [Math.floor(left + window.scrollX), Math.floor(top + window.scrollY)];
    return [x, y, Math.ceil(right + window.scrollX) - x, Math.ceil(bottom + window.scrollY) - y];
  });
}

/** Height of a control with a line of text, at most. */
const ofOneLine = 48;

const isIn = ([x, y, width, height]: Box, [left, top, most, highest]: Box) =>
  x >= left && y >= top && x + width <= left + most && y + height <= top + highest;

/** What of a page has to stay whole, relative to the corner of the picture and from its top to its end. */
export async function findPieces(page: Page, [x, y, width, height]: Box): Promise<Box[]> {
  // The compiler of tsx calls it in every function.
  await page.evaluate('globalThis.__name ??= (one) => one');
  const found = (await page.evaluate(gather))
    .map(([left, top, w, h]): Box => [left - x, top - y, w, h])
    .filter((box) => box[2] > 0 && box[3] > 0 && isIn(box, [0, 0, width, height]));
  // The text of a button says nothing more about it, parts of larger things do.
  const isPart = (box: Box, at: number) =>
    found.some(
      (other, index) =>
        index !== at &&
        other[3] <= ofOneLine &&
        isIn(box, other) &&
        (index < at || !isIn(other, box)),
    );
  return found
    .filter((box, at) => !isPart(box, at))
    .sort((one, other) => one[1] - other[1] || one[0] - other[0]);
}
