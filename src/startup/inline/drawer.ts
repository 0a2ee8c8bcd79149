import {afterPaint} from './afterPaint';

/**
 * The menus of phones are popovers, which open and close without a script. This makes them modal,
 * as far as they cover the page, and closes them where the screen is wide enough to do without.
 */
const behind = [
  '[href="#__docusaurus_skipToContent_fallback"]',
  '.navbar__inner',
  'main',
  'footer',
  '.theme-announcement-bar',
  '.theme-back-to-top-button',
  'body > aside',
].join();

const drawers = () => document.querySelectorAll<HTMLElement>('[data-drawer]:popover-open');

function closeAll(): void {
  drawers().forEach((drawer) => drawer.hidePopover());
}

function coverPage(isCovered: boolean): void {
  document.documentElement.toggleAttribute('data-drawer-open', isCovered);
  document.querySelectorAll<HTMLElement>(behind).forEach((part) => {
    part.inert = isCovered;
  });
}

// Before it closes, so that the focus can return to the button that opened it.
addEventListener(
  'beforetoggle',
  ({target, newState}) => {
    if (newState === 'closed' && (target as Element).matches('[data-drawer]')) coverPage(false);
  },
  true,
);

addEventListener(
  'toggle',
  ({target, newState}) => {
    const drawer = target as HTMLElement;
    if (newState === 'closed' || !drawer.matches('[data-drawer]')) return;
    drawer.querySelector<HTMLElement>('[popovertargetaction=hide]')?.focus();
    // The styles of the whole page are computed again then.
    afterPaint(() => coverPage(drawers().length > 0));
  },
  true,
);

addEventListener('click', (event) => {
  const back = (event.target as Element).closest(
    '[data-drawer] [popovertarget=menu]:not([popovertargetaction])',
  );
  // A popover that another one opens would lie on top of it.
  if (back) closeAll();
});

matchMedia('(min-width: 997px)').addEventListener('change', closeAll);
