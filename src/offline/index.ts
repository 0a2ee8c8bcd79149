import preload from '@site/src/atlas/preload';
import type {ClientModule} from '@docusaurus/types';
import {notice} from './notice';
import {pageBehind} from './pageBehind';

/**
 * When the next page cannot be loaded, Docusaurus (3.10) reloads. Without a
 * network that would trade the article for an error page of the browser, so a
 * link is only followed when what it needs is here, or the site answers.
 */
let isReplayed = false;

/** Browsers also call themselves offline when the site is on the same machine, so this asks. */
async function isReachable(path: string): Promise<boolean> {
  try {
    await preload(path);
    return true;
  } catch {
    const answer = await fetch(path, {method: 'HEAD', cache: 'no-store'}).catch(() => null);
    return answer !== null;
  }
}

async function follow(link: HTMLAnchorElement, path: string): Promise<void> {
  if (await isReachable(path)) {
    isReplayed = true;
    link.click();
    isReplayed = false;
  } else {
    notice.show();
  }
}

function guard(event: MouseEvent): void {
  if (navigator.onLine || isReplayed) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const path = link && pageBehind(link, event, window.location);
  if (!link || !path) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void follow(link, path);
}

if (typeof window !== 'undefined') {
  window.addEventListener('click', guard, {capture: true});
  window.addEventListener('online', notice.hide);
}

const offline: ClientModule = {
  onRouteDidUpdate: () => {
    notice.hide();
  },
};

export default offline;
