import type {Page} from '@playwright/test';
import type {Box} from '../../../website/data/screens';

export interface Wanted {
  readonly id: string;
  /** What the interface says there. */
  readonly label: string;
  /** For what has no text of its own: where it is. */
  readonly selector?: string;
  /** Where it was before: of several places with the same label, the nearest counts. */
  readonly before: Box;
}

// It runs in the page, where nothing else of this file is.
// oxlint-disable max-lines-per-function
/** Boxes of everything with one of these labels, relative to the corner of the picture. */
function find({
  wanted,
  corner,
}: {
  readonly wanted: readonly Wanted[];
  readonly corner: readonly [x: number, y: number];
}): Record<string, Box[]> {
  const plain = (text: string) =>
    text
      .replace(/\u00a0/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/ ?\*$/, '');
  const boxOf = (...parts: readonly (Element | Range)[]): Box => {
    const rects = parts.map((part) => part.getBoundingClientRect());
    const [left, top] = [
      Math.min(...rects.map((r) => r.left)),
      Math.min(...rects.map((r) => r.top)),
    ];
    const right = Math.max(...rects.map((r) => r.right));
    const bottom = Math.max(...rects.map((r) => r.bottom));
    return [
      Math.round(left + window.scrollX - corner[0]),
      Math.round(top + window.scrollY - corner[1]),
      Math.round(right - left),
      Math.round(bottom - top),
    ];
  };
  const textOf = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range;
  };
  /** As wide as the text, as high as its line. */
  const textBox = (element: Element): Box => {
    const [x, , width] = boxOf(textOf(element));
    const [, y, , height] = boxOf(element);
    return [x, y, width, height];
  };
  const union = (one: Box, two: Box): Box => {
    const [x, y] = [Math.min(one[0], two[0]), Math.min(one[1], two[1])];
    const right = Math.max(one[0] + one[2], two[0] + two[2]);
    const bottom = Math.max(one[1] + one[3], two[1] + two[3]);
    return [x, y, right - x, bottom - y];
  };
  /** A label belongs to its control, the text of a button or of the head of a tile to all of it. */
  const whole = (element: Element): Box => {
    const button = element.closest(
      'button, .btn, .nav-link, input, select, th, a.card, .card-title:has(.avatar)',
    );
    if (button) return boxOf(button);
    const label = element.closest('label, .form-label');
    if (label && element.closest('a')) return textBox(element);
    if (!label) return plain(element.textContent ?? '') ? textBox(element) : boxOf(element);
    const check = label.closest('.form-check');
    const id = label.getAttribute('for');
    const control = check?.querySelector('input') ?? (id ? document.getElementById(id) : null);
    if (check) return control ? boxOf(control, textOf(label)) : boxOf(textOf(label));
    // One of several that look like buttons: its label is around it.
    if (!check && label.querySelector('input')) return boxOf(label);
    const field = control?.closest('.input-group, .ts-wrapper') ?? control;
    const next = label.nextElementSibling;
    const first = next?.querySelector('.input-group, input:not([type=hidden])') ?? next;
    const other = field && field.getClientRects().length > 0 ? field : first;
    // The label may be as wide as its column, its control not.
    return other ? union(textBox(label), boxOf(other)) : boxOf(label);
  };
  const attributes = ['placeholder', 'title', 'aria-label', 'data-bs-original-title', 'data-title'];
  const all = [...document.body.querySelectorAll('*')].filter(
    (element) => !element.closest('script, style, option') && element.getClientRects().length > 0,
  );
  const named = (label: string) => {
    const holds = (element: Element) => plain(element.textContent ?? '') === label;
    // A label can have a link beside its text.
    const ownText = (element: Element) =>
      [...element.childNodes]
        .map((node) => (node.nodeType === 3 ? node.textContent : ''))
        .join(' ');
    return all.filter(
      (element) =>
        (holds(element) && ![...element.children].some(holds)) ||
        plain(ownText(element)) === label ||
        attributes.some((name) => plain(element.getAttribute(name) ?? '') === label),
    );
  };
  return Object.fromEntries(
    wanted.map(({id, label, selector}) => [
      id,
      selector
        ? [...document.querySelectorAll(selector)].map((element) => boxOf(element))
        : named(plain(label)).map(whole),
    ]),
  );
}

const distance = (one: Box, other: Box) =>
  Math.hypot(
    one[0] + one[2] / 2 - other[0] - other[2] / 2,
    one[1] + one[3] / 2 - other[1] - other[3] / 2,
  );

/** Box of each mark; undefined where the page has no such label within the picture. */
export async function findMarks(
  page: Page,
  wanted: readonly Wanted[],
  [x, y, width, height]: Box,
): Promise<ReadonlyMap<string, Box | undefined>> {
  // The compiler of tsx calls it in every function.
  await page.evaluate('globalThis.__name ??= (one) => one');
  const found = await page.evaluate(find, {wanted, corner: [x, y] as const});
  const isInside = ([left, top, w, h]: Box) =>
    w > 0 && h > 0 && left >= 0 && top >= 0 && left + w <= width && top + h <= height;
  return new Map(
    wanted.map(({id, before}) => {
      const near = [...found[id]!]
        .filter(isInside)
        .sort((one, other) => distance(one, before) - distance(other, before));
      return [id, near[0]];
    }),
  );
}
