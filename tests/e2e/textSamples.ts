/** Texts of one look that axe has to judge. */
export const SAMPLES_OF_A_LOOK = 3;

export interface TextSamples {
  readonly elements: Element[];
  /** The look of each element. */
  readonly looks: string[];
}

/**
 * The texts that axe has to see to judge the colors of a part of the page: of texts that stand in
 * the same colors on the same ground the first few. A page of code has thousands of others that
 * look like them. Looks that are `settled` need no more samples. Runs in the page.
 */
export function textSamples([within, without, samplesOfALook, settled]: readonly [
  string,
  readonly string[],
  number,
  readonly string[],
]): TextSamples {
  const grounds = new Map<Element, string>();
  const known = new Set(settled);
  const counts = new Map<string, number>();

  /**
   * What lies behind a text, from the root down to its element. An element that neither paints nor
   * moves changes nothing; a moved one may lie over anything, so it counts by its name and classes.
   */
  const groundOf = (element: Element): string => {
    if (grounds.has(element)) return grounds.get(element)!;
    const style = getComputedStyle(element);
    const above = element.parentElement ? groundOf(element.parentElement) : '';
    const isMoved = style.position !== 'static' || style.transform !== 'none';
    const paint = [
      style.backgroundColor === 'rgba(0, 0, 0, 0)' ? '' : style.backgroundColor,
      style.backgroundImage === 'none' ? '' : style.backgroundImage,
      style.opacity === '1' ? '' : style.opacity,
      style.filter === 'none' ? '' : style.filter,
      style.mixBlendMode === 'normal' ? '' : style.mixBlendMode,
      isMoved ? `${element.localName} ${element.getAttribute('class')}` : '',
    ].join(' ');
    const ground = paint.trim() === '' ? above : `${above} ${paint}`;
    grounds.set(element, ground);
    return ground;
  };
  /** Large text needs less contrast: 24 px, or 14 pt if it is bold. */
  const isLarge = ({fontSize, fontWeight}: CSSStyleDeclaration) =>
    parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
  /** Everything that the contrast of a text depends on, and how a link differs from the text around. */
  const lookOf = (element: Element): string => {
    const style = getComputedStyle(element);
    const around = element.parentElement && getComputedStyle(element.parentElement);
    const asLink = [style.textDecorationLine, style.fontWeight, around?.color, around?.fontWeight];
    return [
      groundOf(element),
      style.color,
      isLarge(style),
      style.textShadow,
      ...(element.closest('a, [role=link]') ? asLink : []),
    ].join(' ');
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
    if (without.length > 0 && element.closest(without.join())) return false;
    const look = lookOf(element);
    const count = counts.get(look) ?? 0;
    counts.set(look, count + 1);
    return count < samplesOfALook && !known.has(look);
  });
  return {elements, looks: elements.map(lookOf)};
}
