/** A link that leads to another page of this site, in this window. */
export function siteLink({target}: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const isPlain = link && !link.target && !link.hasAttribute('download');
  const isHere = link?.getAttribute('href')?.startsWith('#');
  return isPlain && !isHere && link.origin === window.location.origin ? link : null;
}

export function isPlainClick(event: MouseEvent): boolean {
  const hasKey = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return !event.defaultPrevented && event.button === 0 && !hasKey;
}
