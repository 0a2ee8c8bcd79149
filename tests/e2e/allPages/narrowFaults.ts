import type {Page} from '../fixture';

/**
 * Checks for layout problems in narrow windows. Each function runs in the page and returns the faults it found. They
 * only see rendered elements, so everything collapsed must be expanded first.
 */

/** Words that are broken in a title, in a diagram, or in a table cell although the table has room for them. */
function brokenWords(): string[] {
  const faults: string[] = [];
  const parts = 'main :is(td, th, h1, h2), [data-diagram] [role=img]:not(svg)';
  for (const cell of Array.from(document.querySelectorAll(parts))) {
    const table = cell.closest('table');
    const room = table ? table.parentElement!.clientWidth - 60 : Infinity;
    const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      // A text of one line has no broken words.
      if (range.getClientRects().length < 2) continue;
      for (const {0: word, index} of (node.nodeValue ?? '').matchAll(/[\p{L}\p{N}]{4,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const pieces = Array.from(range.getClientRects()).filter(({width}) => width > 0);
        const width = pieces.reduce((sum, piece) => sum + piece.width, 0);
        if (new Set(pieces.map(({top}) => Math.round(top))).size > 1 && width < room)
          faults.push(`broken in ${cell.localName}: ${word}`);
      }
    }
  }
  return faults;
}

/** Command-line options that are broken at the end of a line. */
function brokenOptions(): string[] {
  const faults: string[] = [];
  for (const block of Array.from(document.querySelectorAll('main pre[data-wrap]'))) {
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const {0: option, index} of (node.nodeValue ?? '').matchAll(
        /(?<!\S)-{1,2}[a-z][\w-]{0,25}(?!\S)/g,
      )) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + option.length);
        const lines = new Set(Array.from(range.getClientRects(), ({top}) => Math.round(top)));
        if (lines.size > 1) faults.push(`broken in a command: ${option}`);
      }
    }
  }
  return faults;
}

/** Text that is covered by a control. The hidden copy of its text behind a field that highlights words does not count. */
function coveredText(): string[] {
  const faults: string[] = [];
  const overlap = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 2 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;
  /** The right edge where `text-overflow: ellipsis` cuts the text. */
  const endOf = (element: Element): number => {
    const {textOverflow, paddingRight} = getComputedStyle(element);
    if (textOverflow === 'ellipsis')
      return element.getBoundingClientRect().right - parseFloat(paddingRight);
    return element.parentElement ? endOf(element.parentElement) : Infinity;
  };
  for (const control of Array.from(
    document.querySelectorAll('main :is(button, input, select, textarea)'),
  )) {
    const place = control.getBoundingClientRect();
    const around = control.closest('[data-code], li, td, p, .markdown > *');
    if (!around || place.width === 0 || control.closest('[popover]')) continue;
    const walker = document.createTreeWalker(around, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.nodeValue?.trim() || control.contains(node)) continue;
      if (node.parentElement!.closest('.visually-hidden')) continue;
      const copy = node.parentElement!.closest('[aria-hidden=true]');
      if (copy && copy.nextElementSibling === control && control.localName === 'textarea') continue;
      // Visually hidden text for screen readers.
      if (getComputedStyle(node.parentElement!).clipPath !== 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const hits = Array.from(range.getClientRects()).filter((rect) => overlap(place, rect));
      if (hits.length === 0) continue;
      const end = endOf(node.parentElement!);
      const hit = hits.some(({x, y, right, height}) =>
        overlap(place, new DOMRect(x, y, Math.min(right, end) - x, height)),
      );
      const isVisible = node.parentElement!.checkVisibility({visibilityProperty: true});
      if (hit && isVisible) faults.push(`${control.outerHTML.slice(0, 60)} over ${node.nodeValue}`);
    }
  }
  return faults;
}

/** The page, and elements, whose content is wider than they are, unless it fades out or ends in an ellipsis. */
function overflows(): string[] {
  const faults: string[] = [];
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) faults.push(`the page: ${root.scrollWidth} px wide`);
  for (const box of Array.from(document.querySelectorAll<HTMLElement>('.markdown *'))) {
    // The background of inline code and messages may overflow a line a little.
    if (box.clientWidth < 3 || box.scrollWidth <= box.clientWidth + 6) continue;
    // Highlighted lines reach into the padding of the code block, which is checked itself.
    if (box.closest('svg, pre > *')) continue;
    // A text field scrolls while someone types.
    if (box.localName === 'input') continue;
    // A lab may be wider than the column, but not wider than the page.
    if (box.querySelector(':scope > [data-lab], :scope > * > [data-lab]')) continue;
    const {textOverflow, maskImage, clipPath} = getComputedStyle(box);
    if (textOverflow === 'ellipsis' || maskImage !== 'none' || clipPath !== 'none') continue;
    const {tagName, scrollWidth, clientWidth, textContent} = box;
    faults.push(`${tagName}: ${scrollWidth} in ${clientWidth} px: ${textContent.slice(0, 60)}`);
  }
  return faults;
}

/** Labels of diagrams that are too small, or overflow their box or the diagram. */
function unreadableLabels(): string[] {
  const faults: string[] = [];
  const shown = (element: Element) => element.checkVisibility();
  const inside = (inner: DOMRect, outer: DOMRect, padding: number) =>
    inner.left >= outer.left + padding && inner.right <= outer.right - padding;
  for (const label of Array.from(
    document.querySelectorAll<SVGTextElement>('[data-diagram] svg :is(text, tspan)'),
  )) {
    if (!shown(label)) continue;
    const size = parseFloat(getComputedStyle(label).fontSize) * label.getScreenCTM()!.a;
    if (size < 13) faults.push(`${size.toFixed(1)} px: ${label.textContent}`);
    const place = label.getBoundingClientRect();
    const boxes = Array.from(label.ownerSVGElement!.querySelectorAll('rect'), (rect) =>
      rect.getBoundingClientRect(),
    ).filter(
      (box) =>
        box.left < place.right &&
        place.left < box.right &&
        box.top < place.top &&
        place.bottom < box.bottom,
    );
    const frame = label.ownerSVGElement!.getBoundingClientRect();
    if (!inside(place, frame, 0) || boxes.some((box) => !inside(place, box, 4)))
      faults.push(`sticks out: ${label.textContent}`);
  }
  for (const part of Array.from(
    document.querySelectorAll('[data-diagram] [role=img]:not(svg) *'),
  )) {
    const size = parseFloat(getComputedStyle(part).fontSize);
    if (shown(part) && size < 13) faults.push(`${size.toFixed(1)} px: ${part.textContent}`);
  }
  return faults;
}

/** Expands everything collapsed, and turns off automatic hyphenation, which some browsers lack. */
export function expandAll(): void {
  document.querySelectorAll('details').forEach((box) => (box.open = true));
  document.querySelectorAll('[role=tabpanel]').forEach((panel) => panel.removeAttribute('hidden'));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { hyphens: manual !important; }');
  document.adoptedStyleSheets.push(sheet);
}

const checks = [brokenWords, brokenOptions, coveredText, overflows, unreadableLabels];

/** Runs all checks in one call, because each call takes some milliseconds. */
export async function narrowFaults(page: Page): Promise<string[]> {
  return page.evaluate(`[${checks.join()}].flatMap((check) => check())`);
}
