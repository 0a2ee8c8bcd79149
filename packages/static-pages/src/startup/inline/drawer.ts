import {mainStartId} from '../mainStartId';
import {afterPaint} from './afterPaint';

/**
 * The menus of phones are popovers, which open and close without a script. This makes the page behind
 * an open one inert, and closes it when the window becomes wide enough for the desktop layout.
 */
const behind = [
  `[href="#${mainStartId}"]`,
  '.navbar__inner',
  'main',
  'footer',
  '.theme-announcement-bar',
  '#notice',
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

// Before it closes, because the focus returns to the button that opened it, which must not be inert.
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
    // Later, because `inert` makes the browser compute the styles of the whole page again.
    afterPaint(() => coverPage(drawers().length > 0));
  },
  true,
);

addEventListener('click', (event) => {
  const back = (event.target as Element).closest(
    '[data-drawer] [popovertarget=menu]:not([popovertargetaction])',
  );
  // Otherwise the main menu would open on top of the menu that leads back to it.
  if (back) closeAll();
});

matchMedia('(min-width: 997px)').addEventListener('change', closeAll);
