import {useLayoutEffect} from 'react';

/** Everything the open drawer covers: the navbar's own row, all that stands beside the navbar, and cards over the page. */
function covered(): HTMLElement[] {
  const navbar = document.querySelector<HTMLElement>('nav.navbar');
  const beside = Array.from(navbar?.parentElement?.children ?? []).filter(
    (element) => element !== navbar,
  );
  const row = navbar?.querySelector('.navbar__inner');
  const cards = Array.from(document.querySelectorAll('body > aside'));
  return [...beside, ...(row ? [row] : []), ...cards].filter(
    (element) => element instanceof HTMLElement,
  );
}

/**
 * While the drawer is open: the rest of the page can't be reached, the focus is
 * inside, Escape closes. Afterwards the focus returns to the menu button.
 */
export function useModalSidebar(shown: boolean, close: () => void): void {
  // With the drawer, not a frame later: the next key may be Escape.
  useLayoutEffect(() => {
    if (!shown) return undefined;
    const cover = () => covered().forEach((element) => element.setAttribute('inert', ''));
    // A card may come while the drawer is open.
    const arrivals = new MutationObserver(cover);
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close();
    };
    cover();
    arrivals.observe(document.body, {childList: true});
    document.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      arrivals.disconnect();
      covered().forEach((element) => element.removeAttribute('inert'));
      document.removeEventListener('keydown', closeOnEscape);
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    };
  }, [shown, close]);
}
