import type {ClientModule} from '@docusaurus/types';
import {siteLink, isPlainClick} from '@site/src/article/siteLink';
import {isLive, wake} from '.';
import {isAsleep, setStarted} from './state';

/** What a reader does first. */
const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'];

/** Parts of the page that work without React. */
const own = '.theme-doc-markdown, [data-tool], [data-code-tool], [popovertarget]';

/**
 * A reader who searches is about to leave the page, which wakes it then (see ComponentCreator);
 * waking it before would stand in the way of the first result.
 */
const search = '[data-search-trigger], dialog';
const isSearch = ({target}: Event) => target instanceof Element && target.closest(search) !== null;

/** A link or button of the main part that needs the main part to be live. */
function waitingControl(event: MouseEvent): HTMLElement | null {
  const target = event.target as Element;
  if (!target.closest('.main-wrapper')) return null;
  const button = target.closest<HTMLElement>('button');
  return siteLink(event) ?? (button?.closest(own) ? null : button);
}

/** Holds a click back and repeats it when the control can answer. */
function hold(event: MouseEvent): void {
  if (isLive() || !isPlainClick(event)) return;
  const control = waitingControl(event);
  // Without a network the guard in src/offline decides about links.
  if (control instanceof HTMLAnchorElement && !navigator.onLine) return;
  if (!control) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  wake().then(
    () => control.click(),
    () => control instanceof HTMLAnchorElement && window.location.assign(control.href),
  );
}

function listen(): void {
  const stop = new AbortController();
  const onSign = (event?: Event) => {
    if (event && isSearch(event)) return;
    // The link under the pointer leads to the next page: its text comes together with the main part.
    const link = event && siteLink(event);
    if (link) window.docusaurus?.preload(link.pathname);
    wake().then(
      () => stop.abort(),
      () => undefined,
    );
  };
  for (const sign of signs) {
    window.addEventListener(sign, onSign, {passive: true, capture: true, signal: stop.signal});
  }
  window.addEventListener('click', hold, {capture: true, signal: stop.signal});
  // Something on the page is asked for by its address.
  if (window.location.hash) onSign();
}

if (typeof window !== 'undefined' && isAsleep()) listen();

const signsOfLife: ClientModule = {
  onRouteUpdate: setStarted,
  onRouteDidUpdate() {
    // The core says so in the head, which sleeps too (see Head).
    if (isAsleep()) document.documentElement.dataset.hasHydrated = 'true';
  },
};

export default signsOfLife;
