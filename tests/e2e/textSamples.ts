/**
 * The texts that axe has to see to judge the colours of a part of the page: of texts that stand in
 * the same elements, classes and colours the first three. A page of code has thousands of others
 * that look like them. Runs in the page.
 */
export function textSamples(within: string): Element[] {
  const samplesOfALook = 3;
  const looks = new Map<Element, string>();
  const found = new Map<string, Element[]>();

  /** Everything that the contrast of a text depends on, from the root down to its element. */
  const lookOf = (element: Element): string => {
    const known = looks.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const own = [
      element.localName,
      element.getAttribute('class'),
      style.color,
      style.backgroundColor,
      style.backgroundImage,
      style.opacity,
      style.fontSize,
      style.fontWeight,
      style.textDecorationLine,
      style.textShadow,
    ].join(' ');
    const look = `${element.parentElement ? lookOf(element.parentElement) : ''}\n${own}`;
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
  for (const element of [root, ...Array.from(root.querySelectorAll('*'))]) {
    if (!holdsText(element) || !isShown(element)) continue;
    const look = lookOf(element);
    const samples = found.get(look) ?? [];
    if (samples.length < samplesOfALook) found.set(look, [...samples, element]);
  }
  return [...found.values()].flat();
}
