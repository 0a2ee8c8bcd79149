import preload from '@docusaurus/core/lib/client/preload';
import {notice} from './notice';
import {pageBehind} from './pageBehind';

/**
 * When the next page cannot be loaded, Docusaurus (3.10) reloads. Without a
 * network that would trade the article for an error page of the browser, so a
 * link is only followed when what it needs is here already.
 */
let isReplayed = false;

function guard(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.('a');
  const path = link && pageBehind(link, event, window.location);
  if (navigator.onLine || isReplayed || !path) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  preload(path).then(() => {
    isReplayed = true;
    link.click();
    isReplayed = false;
  }, notice.show);
}

if (typeof window !== 'undefined') {
  window.addEventListener('click', guard, {capture: true});
  window.addEventListener('online', notice.hide);
}
