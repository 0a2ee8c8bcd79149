import type {ClientModule} from '@docusaurus/types';
import {announce} from './announce';

/** The new page's title takes the focus, so that screen readers announce the new page. */
function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1, h1');
  title?.setAttribute('tabindex', '-1');
  title?.focus({preventScroll: true});
}

/** `document.title` of a new page is set one frame after the change, sometimes two. */
function afterTwoFrames(callback: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(callback));
}

let wentBack = false;

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    wentBack = true;
  });
}

/** Docusaurus changes pages without loading a document, so assistive technology does not announce the change. */
const pageFocus: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    // A link within the page fires `popstate` too.
    const back = wentBack;
    wentBack = false;
    if (!previousLocation || previousLocation.pathname === location.pathname) return;
    // After going back or forward, the browser restores the focus.
    if (back) afterTwoFrames(() => announce(document.title));
    else if (!location.hash) requestAnimationFrame(focusTitle);
  },
};

export default pageFocus;
