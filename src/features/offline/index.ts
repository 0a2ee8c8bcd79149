import {hasPage} from '@site/src/startup/servedPage';
import type {ClientModule} from '@docusaurus/types';
import {notice} from './notice';
import {isPlainClick, siteLink} from '@site/src/startup/siteLink';

/**
 * When the next page cannot be loaded, Docusaurus (3.10) reloads. Without a
 * network that would trade the article for an error page of the browser, so a
 * link is only followed when what it needs is here, or the site answers.
 */
let isReplayed = false;

/** Browsers also call themselves offline when the site is on the same machine, so this asks. */
async function isReachable(path: string): Promise<boolean> {
  if (hasPage(path)) return true;
  const answer = await fetch(path, {method: 'HEAD', cache: 'no-store'}).catch(() => null);
  return answer !== null;
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
  const link = isPlainClick(event) ? siteLink(event) : null;
  if (!link || link.pathname === window.location.pathname) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void follow(link, link.pathname);
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
