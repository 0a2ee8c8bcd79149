/** A link that leads to another page of this site, in this window. */
export function siteLink({target}: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a') : null;
  const isPlain = link && !link.target && !link.hasAttribute('download');
  const isHere = link?.getAttribute('href')?.startsWith('#');
  return isPlain && !isHere && link.origin === window.location.origin ? link : null;
}

export type Click = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey' | 'defaultPrevented'
>;

/** A click that opens a link in this window and that no other listener has handled. */
export function isPlainClick(click: Click): boolean {
  const hasKey = click.metaKey || click.altKey || click.ctrlKey || click.shiftKey;
  return !click.defaultPrevented && click.button === 0 && !hasKey;
}
