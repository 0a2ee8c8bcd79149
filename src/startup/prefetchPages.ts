import {isFastLine} from './inline/prefetch';
import {pageHtml} from './servedPage';

/** Pages that are fetched ahead, one after the other, so that a page that is asked for need not wait. */
let queue: Promise<unknown> = Promise.resolve();

function prefetch(target: string): false {
  const {pathname} = new URL(target, window.location.href);
  if (isFastLine()) {
    // Nobody waits for it; the reader's click tries again.
    queue = queue.then(() => pageHtml(pathname, 'low')).catch(() => undefined);
  }
  return false;
}

/**
 * Links of Docusaurus that come into view ask for the scripts of their page to be prefetched. Pages
 * of the documentation share them, so that only the HTML is missing; finding out which scripts those
 * are would take longer.
 */
export function prefetchPages(): void {
  if (process.env.NODE_ENV === 'production') window.docusaurus = {...window.docusaurus, prefetch};
}
