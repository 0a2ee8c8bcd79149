import type {ClientModule} from '@docusaurus/types';
import {announce} from './announce';

/** The new page's title takes the focus, so that screen readers say where the reader is now. */
function focusTitle(): void {
  const title = document.querySelector<HTMLElement>('main h1, h1');
  title?.setAttribute('tabindex', '-1');
  title?.focus({preventScroll: true});
}

/** The title element of a new page is written in the frame after a change, maybe once more anew. */
function afterTwoFrames(callback: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(callback));
}

let wentBack = false;

if (typeof window !== 'undefined') {
  window.addEventListener('popstate', () => {
    wentBack = true;
  });
}

/** Docusaurus changes pages without loading a document, which assistive technology does not notice. */
const pageFocus: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    if (!previousLocation || previousLocation.pathname === location.pathname) return;
    const back = wentBack;
    wentBack = false;
    // After going back or forward the focus stays with the browser.
    if (back) afterTwoFrames(() => announce(document.title));
    else if (!location.hash) requestAnimationFrame(focusTitle);
  },
};

export default pageFocus;
