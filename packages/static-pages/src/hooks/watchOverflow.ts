/**
 * Makes a box a named tab stop while its content is wider or higher than the box: it must be reachable
 * by keyboard then, and no tab stop otherwise. A group, not a region: a page may hold dozens of them.
 */
export function watchOverflow(box: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    const overflows =
      box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
    const attributes = {tabindex: '0', role: 'group', 'aria-label': box.dataset.scrollBox ?? ''};
    for (const [name, value] of Object.entries(attributes)) {
      if (overflows) box.setAttribute(name, value);
      else box.removeAttribute(name);
    }
  });
  observer.observe(box);
  return () => observer.disconnect();
}
