import {nameOf, shown} from './dom';

/** The page, and elements, whose content is wider than they are, unless it fades out or ends in an ellipsis. */
export function overflows(): string[] {
  const root = document.documentElement;
  const page = root.scrollWidth > root.clientWidth ? [`the page: ${root.scrollWidth} px wide`] : [];
  const boxes = Array.from(document.querySelectorAll<HTMLElement>('.markdown *')).filter((box) => {
    // The background of inline code and messages may overflow a line a little.
    if (box.clientWidth < 3 || box.scrollWidth <= box.clientWidth + 6) return false;
    // Highlighted lines reach into the padding of the code block, which is checked itself. A text field scrolls while
    // someone types. A lab may be wider than the column, but not wider than the page.
    if (box.closest('svg, pre > *') || box.localName === 'input') return false;
    if (box.querySelector(':scope > [data-lab], :scope > * > [data-lab]')) return false;
    const {textOverflow, maskImage, clipPath} = getComputedStyle(box);
    return textOverflow !== 'ellipsis' && maskImage === 'none' && clipPath === 'none';
  });
  return [
    ...page,
    ...boxes.map((box) => `${box.scrollWidth} in ${box.clientWidth} px: ${nameOf(box)}`),
  ];
}

/** Diagrams that are not a column on phones, and labels that are too small or overflow their box or the diagram. */
export function unreadableDiagrams(): string[] {
  const inside = (inner: DOMRect, outer: DOMRect, padding: number) =>
    inner.left >= outer.left + padding && inner.right <= outer.right - padding;
  const labels = shown<SVGTextElement>('[data-diagram] svg :is(text, tspan)').flatMap((label) => {
    const size = parseFloat(getComputedStyle(label).fontSize) * label.getScreenCTM()!.a;
    const place = label.getBoundingClientRect();
    const svg = label.ownerSVGElement!;
    const boxes = Array.from(svg.querySelectorAll('rect'), (rect) => rect.getBoundingClientRect());
    const around = boxes.filter(
      (box) =>
        box.left < place.right &&
        place.left < box.right &&
        box.top < place.top &&
        place.bottom < box.bottom,
    );
    const fits =
      inside(place, svg.getBoundingClientRect(), 0) && around.every((box) => inside(place, box, 4));
    return [
      ...(size < 13 ? [`${size.toFixed(1)} px: ${label.textContent}`] : []),
      ...(fits ? [] : [`sticks out: ${label.textContent}`]),
    ];
  });
  const words = shown('[data-diagram] [role=img]:not(svg) *').flatMap((part) => {
    const size = parseFloat(getComputedStyle(part).fontSize);
    return size < 13 ? [`${size.toFixed(1)} px: ${part.textContent}`] : [];
  });
  return [...labels, ...words];
}
