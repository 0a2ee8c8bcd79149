import {hasPage} from '@site/src/startup/servedPage';
import type {ClientModule} from '@docusaurus/types';
import {notice} from './notice';
import {isPlainClick, siteLink} from '@site/src/startup/siteLink';

/**
 * When the next page cannot be loaded, Docusaurus (3.10) reloads the document.
 * Offline, that would replace the article by an error page of the browser, so a
 * link is only followed if its page was fetched before or the site answers.
 */
let isReplayed = false;

/** Asks the server, because browsers also report to be offline when the site runs on the same machine. */
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
