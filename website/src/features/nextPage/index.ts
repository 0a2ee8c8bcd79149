import {translate} from '@docusaurus/Translate';
import type {ClientModule} from '@docusaurus/types';
import {
  hideNotice,
  noticeText,
  showNotice,
} from '../../../../packages/static-pages/src/features/notice';
import {noticeLink} from '../../../../packages/static-pages/src/features/notice/link';
import {fetchPage, hasArticle} from '../../../../packages/static-pages/src/startup/servedPage';
import {isPlainClick, siteLink} from '../../../../packages/static-pages/src/startup/siteLink';
import nprogress from 'nprogress';

/**
 * When the next page cannot be loaded, Docusaurus (3.10) loads its whole document. If the server cannot
 * be reached or answers with an error, that would replace the article by an error page. So a link is only
 * followed once its page is here.
 */

/** Until the progress bar appears, as after a change of page. */
const DELAY_MS = 200;

/** Pages that have been on display: all of their files are loaded. */
const visited = new Set<string>();

let isReplayed = false;
let newest = '';

function replay(link: HTMLAnchorElement): void {
  newest = '';
  // What contained the link may be gone in the meantime.
  if (!link.isConnected) {
    window.location.assign(link.href);
    return;
  }
  isReplayed = true;
  link.click();
  isReplayed = false;
}

function tell(href: string): void {
  const text = navigator.onLine
    ? translate({
        id: 'nextPage.failed',
        message: 'The page could not be loaded, so this one stays.',
      })
    : translate({
        id: 'offline.notice',
        message: 'You are offline. This page stays; other pages open when you are back online.',
      });
  showNotice(text, undefined, noticeLink(noticeText('retry'), href));
}

async function follow(link: HTMLAnchorElement): Promise<void> {
  const {href, pathname} = link;
  newest = href;
  const progress = window.setTimeout(() => nprogress.start(), DELAY_MS);
  const isHere = await fetchPage(pathname).then(
    () => true,
    () => false,
  );
  window.clearTimeout(progress);
  // The reader has clicked another link.
  if (href !== newest) return;
  if (isHere) replay(link);
  else {
    nprogress.done();
    tell(href);
  }
}

/** A link to a file, for example to the Markdown copy of a page. */
const isFile = (path: string) => /\.\w+$/.test(path);

function guard(event: MouseEvent): void {
  const link = !isReplayed && isPlainClick(event) ? siteLink(event) : null;
  if (!link || link.pathname === window.location.pathname || isFile(link.pathname)) return;
  newest = link.href;
  if (visited.has(link.pathname) || hasArticle(link.pathname)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  void follow(link);
}

if (typeof window !== 'undefined') {
  window.addEventListener('click', guard, {capture: true});
  window.addEventListener('online', hideNotice);
}

const nextPage: ClientModule = {
  onRouteDidUpdate({location, previousLocation}) {
    visited.add(location.pathname);
    if (previousLocation && previousLocation.pathname !== location.pathname) hideNotice();
  },
};

export default nextPage;
