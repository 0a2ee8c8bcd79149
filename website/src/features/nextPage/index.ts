import {translate} from '@docusaurus/Translate';
import type {ClientModule} from '@docusaurus/types';
import {hideNotice, noticeLink, noticeText, showNotice} from 'docusaurus-theme-static-pages/notice';
import {fetchPage, hasArticle} from 'docusaurus-theme-static-pages/servedPage';
import {isPlainClick, siteLink} from 'docusaurus-theme-static-pages/siteLink';
import nprogress from 'nprogress';

/**
 * When the next page cannot be loaded, Docusaurus (3.10) loads its whole document. If the server cannot
 * be reached or answers with an error, that would replace the article by an error page. So a link, or a
 * step back or forward, is only followed once its page is here.
 */

/** Until the progress bar appears, as after a change of page. */
const DELAY_MS = 200;

/** Pages that have been on display: all of their files are loaded. */
const visited = new Set<string>();

/** The history entry on display; undefined until React has hydrated the page. */
let shown: {readonly href: string; readonly pathname: string; readonly state: unknown} | undefined;

let isReplayed = false;
let newest = '';

/** Repeats what was held back; this time nobody stops it. */
function replay(event: () => void): void {
  newest = '';
  isReplayed = true;
  event();
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

interface Target {
  readonly href: string;
  readonly pathname: string;
}

/** Fetches a page, then proceeds or tells the reader, unless the reader has chosen another one meanwhile. */
async function fetchFirst(
  {href, pathname}: Target,
  proceed: () => void,
  undo?: () => void,
): Promise<void> {
  newest = href;
  const progress = window.setTimeout(() => nprogress.start(), DELAY_MS);
  const isHere = await fetchPage(pathname).then(
    () => true,
    () => false,
  );
  window.clearTimeout(progress);
  if (href !== newest) return;
  if (isHere) proceed();
  else {
    nprogress.done();
    undo?.();
    tell(href);
  }
}

const isLoaded = (path: string) => visited.has(path) || hasArticle(path);

/** A link to a file, for example to the Markdown copy of a page. */
const isFile = (path: string) => /\.\w+$/.test(path);

function guardClick(event: MouseEvent): void {
  const link = !isReplayed && isPlainClick(event) ? siteLink(event) : null;
  if (!link || link.pathname === window.location.pathname || isFile(link.pathname)) return;
  newest = link.href;
  if (isLoaded(link.pathname)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const {href, pathname} = link;
  void fetchFirst({href, pathname}, () => {
    // What contained the link may be gone in the meantime.
    if (link.isConnected) replay(() => link.click());
    else window.location.assign(href);
  });
}

/** After a reload, a step back or forward may lead to a page that this document has not loaded. */
function guardHistory(event: PopStateEvent): void {
  const {href, pathname} = window.location;
  if (isReplayed || !shown) return;
  newest = href;
  if (pathname === shown.pathname || isLoaded(pathname)) return;
  event.stopImmediatePropagation();
  const {state} = event;
  const {href: address, state: shownState} = shown;
  const {scrollX, scrollY} = window;
  void fetchFirst(
    {href, pathname},
    () => replay(() => window.dispatchEvent(new PopStateEvent('popstate', {state}))),
    () => {
      // How many steps it was is unknown; a new entry gives the page on display its address again.
      window.history.pushState(shownState, '', address);
      // The browser has scrolled to where the reader was on the other page.
      window.scrollTo({left: scrollX, top: scrollY, behavior: 'instant'});
    },
  );
}

if (typeof window !== 'undefined') {
  window.addEventListener('click', guardClick, {capture: true});
  window.addEventListener('popstate', guardHistory, {capture: true});
  window.addEventListener('online', hideNotice);
}

const nextPage: ClientModule = {
  onRouteDidUpdate({location: {pathname}, previousLocation}) {
    visited.add(pathname);
    shown = {href: window.location.href, pathname, state: window.history.state};
    if (previousLocation && previousLocation.pathname !== pathname) hideNotice();
  },
};

export default nextPage;
