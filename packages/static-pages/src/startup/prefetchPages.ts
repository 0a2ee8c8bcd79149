import {isFastLine} from './inline/prefetch';
import {pageHtml} from './servedPage';

/** Pages are prefetched one after the other, so that the page of a click need not wait for them. */
let queue: Promise<unknown> = Promise.resolve();

function prefetch(target: string): false {
  const {pathname} = new URL(target, window.location.href);
  if (isFastLine()) {
    // A failure does not matter: the reader's click fetches the page again.
    queue = queue.then(() => pageHtml(pathname, 'low')).catch(() => undefined);
  }
  return false;
}

/**
 * Docusaurus prefetches the scripts of a page when a link to it comes into view. Pages of the
 * documentation share their scripts, and finding out which they are takes long: fetch the HTML instead.
 */
export function prefetchPages(): void {
  if (process.env.NODE_ENV === 'production') window.docusaurus = {...window.docusaurus, prefetch};
}
