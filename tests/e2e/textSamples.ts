/** Texts of one look that axe has to judge. */
export const SAMPLES_OF_A_LOOK = 3;

export interface TextSamples {
  readonly elements: Element[];
  /** The look of each element. */
  readonly looks: string[];
}

/**
 * The texts that axe has to see to judge the colors of a part of the page: of texts that stand in
 * the same elements, classes and colors the first few. A page of code has thousands of others
 * that look like them. Looks that are `settled` need no more samples. Runs in the page.
 */
export function textSamples([within, samplesOfALook, settled]: readonly [
  string,
  number,
  string,
]): TextSamples {
  const looks = new Map<Element, string>();
  const known = new Set(settled.split(' '));
  const counts = new Map<string, number>();

  /** Short name of a text (cyrb53): the looks of a site fill a set, not megabytes. */
  const shorten = (text: string): string => {
    let [high, low] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < text.length; at += 1) {
      high = Math.imul(high ^ text.charCodeAt(at), 2654435761);
      low = Math.imul(low ^ text.charCodeAt(at), 1597334677);
    }
    high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
    low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
    return ((low >>> 0) * 2 ** 21 + (high >>> 11)).toString(36);
  };
  /** Everything that the contrast of a text depends on, from the root down to its element. */
  const lookOf = (element: Element): string => {
    const before = looks.get(element);
    if (before !== undefined) return before;
    const style = getComputedStyle(element);
    const own = [
      element.parentElement ? lookOf(element.parentElement) : '',
      element.localName,
      // The root's classes name the page; what they change shows in the styles.
      element.parentElement ? element.getAttribute('class') : '',
      style.color,
      style.backgroundColor,
      style.backgroundImage,
      style.opacity,
      style.fontSize,
      style.fontWeight,
      style.textDecorationLine,
      style.textShadow,
    ].join(' ');
    const look = shorten(own);
    looks.set(element, look);
    return look;
  };
  const holdsText = (element: Element) =>
    element.matches('input, textarea, select') ||
    Array.from(element.childNodes).some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
  const isShown = (element: Element) =>
    element.checkVisibility({visibilityProperty: true, opacityProperty: true}) &&
    element.getClientRects().length > 0;

  const root = document.querySelector(within);
  if (!root) throw new Error(`There is no ${within}.`);
  const elements = [root, ...Array.from(root.querySelectorAll('*'))].filter((element) => {
    if (!holdsText(element) || !isShown(element)) return false;
    const look = lookOf(element);
    const count = counts.get(look) ?? 0;
    counts.set(look, count + 1);
    return count < samplesOfALook && !known.has(look);
  });
  return {elements, looks: elements.map(lookOf)};
}
