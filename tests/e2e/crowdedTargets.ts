/**
 * Targets that may be hard to hit: closer than 24 px to another target, with one of the two smaller than 24 px. Axe only
 * needs to check these, because looking for neighbors takes half of its time. Runs in the page.
 */
export function crowdedTargets(): Element[] {
  const leastSize = 24;
  const native = ['a', 'button', 'input', 'select', 'textarea', 'summary'];
  const roles = [
    'button',
    'checkbox',
    'combobox',
    'link',
    'menuitem',
    'option',
    'radio',
    'switch',
    'tab',
    'textbox',
  ];
  const targets = Array.from(
    document.querySelectorAll([...native, ...roles.map((role) => `[role=${role}]`)].join()),
  ).filter((target) => target.checkVisibility());
  /** The rectangles of each target, at least 24 px wide and high; a link that wraps has several. */
  const boxes = targets.flatMap((target) =>
    Array.from(target.getClientRects(), ({x, y, width, height}) => {
      const across = Math.max(width, leastSize);
      const down = Math.max(height, leastSize);
      const left = x + (width - across) / 2;
      const top = y + (height - down) / 2;
      return {target, left, right: left + across, top, bottom: top + down};
    }),
  );
  const crowded = new Set<Element>();
  for (const one of boxes) {
    for (const other of boxes) {
      const doOverlap =
        one.left < other.right &&
        other.left < one.right &&
        one.top < other.bottom &&
        other.top < one.bottom;
      if (doOverlap && one.target !== other.target) crowded.add(one.target);
    }
  }
  return [...crowded];
}
