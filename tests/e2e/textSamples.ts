/** How many texts with the same contrast axe checks. */
export const SAMPLES_PER_CONTRAST = 3;

export interface TextSamples {
  readonly elements: Element[];
  /** The contrast of each element. */
  readonly contrasts: string[];
}

type Wanted = readonly [
  within: string,
  without: readonly string[],
  samplesPerContrast: number,
  passed: readonly string[],
];

/**
 * The texts that axe must check for their colors: of all texts with the same colors on the same background only the
 * first few, because a page with code has thousands of them. Contrasts that `passed` before need no samples. Runs in
 * the page.
 */
export function textSamples([within, without, samplesPerContrast, passed]: Wanted): TextSamples {
  const backgrounds = new Map<Element, readonly string[]>();
  const known = new Set(passed);
  const counts = new Map<string, number>();
  /** Values of styles that paint nothing. */
  const invisible = ['effects 1 none normal', 'rgba(0, 0, 0, 0)', 'none', ''];

  /**
   * Everything painted behind a text, from the root down to its element. An opaque color covers what is behind it,
   * unless an effect lets that through. An unpositioned element that paints nothing does not matter. A positioned one
   * may cover anything, so its name and classes count.
   */
  const backgroundOf = (element: Element): readonly string[] => {
    if (backgrounds.has(element)) return backgrounds.get(element)!;
    const style = getComputedStyle(element);
    const {backgroundColor, backgroundImage, opacity, filter, mixBlendMode} = style;
    const behind = element.parentElement ? backgroundOf(element.parentElement) : [];
    const effects = `effects ${opacity} ${filter} ${mixBlendMode}`;
    const isPositioned = style.position !== 'static' || style.transform !== 'none';
    const place = isPositioned ? `${element.localName} ${element.getAttribute('class')}` : '';
    const layers = [...behind, effects, backgroundColor, backgroundImage, place].filter(
      (layer) => !invisible.includes(layer),
    );
    const isCovering =
      backgroundColor.startsWith('rgb(') && !layers.some((layer) => layer.startsWith('effects'));
    const background = isCovering ? layers.slice(layers.lastIndexOf(backgroundColor)) : layers;
    backgrounds.set(element, background);
    return background;
  };
  /** Large text needs less contrast: 24 px, or 14 pt if it is bold. */
  const isLarge = ({fontSize, fontWeight}: CSSStyleDeclaration) =>
    parseFloat(fontSize) >= (Number(fontWeight) >= 700 ? 18.66 : 24);
  /** Everything that the contrast of a text depends on, including how a link differs from the text around it. */
  const contrastOf = (element: Element): string => {
    const style = getComputedStyle(element);
    const around = element.parentElement && getComputedStyle(element.parentElement);
    const isUnderlined = style.textDecorationLine.includes('underline');
    const asLink = isUnderlined
      ? ['underlined']
      : [style.fontWeight, around?.color, around?.fontWeight];
    return [
      ...backgroundOf(element),
      style.color,
      isLarge(style),
      style.textShadow,
      ...(element.closest('a, [role=link]') ? asLink : []),
    ].join(' ');
  };
  const hasText = (element: Element) =>
    element.matches('input, textarea, select') ||
    Array.from(element.childNodes).some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
  const isShown = (element: Element) =>
    element.checkVisibility({visibilityProperty: true, opacityProperty: true});
  const excluded = without.join();

  const root = document.querySelector(within);
  if (!root) throw new Error(`There is no ${within}.`);
  const elements = [root, ...Array.from(root.querySelectorAll('*'))].filter((element) => {
    if (!hasText(element) || (excluded && element.closest(excluded))) return false;
    if (!isShown(element)) return false;
    const contrast = contrastOf(element);
    const count = counts.get(contrast) ?? 0;
    counts.set(contrast, count + 1);
    return count < samplesPerContrast && !known.has(contrast);
  });
  return {elements, contrasts: elements.map(contrastOf)};
}
