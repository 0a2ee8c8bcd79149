import {isFastLine} from './inline/prefetch';
import {pageHtml} from './servedPage';

/** Pages that are fetched ahead, one after the other, so that a page that is asked for need not wait. */
let queue: Promise<unknown> = Promise.resolve();

function prefetchPage({pathname}: HTMLAnchorElement): void {
  queue = queue
    .then(() => pageHtml(pathname, 'low'))
    // Nobody waits for it; the reader's click tries again.
    .catch(() => undefined);
}

let observer: IntersectionObserver | undefined;

/** On a fast line, fetches the pages behind the links that come into view. */
export function prefetchVisible(): void {
  if (process.env.NODE_ENV !== 'production' || !isFastLine()) return;
  observer?.disconnect();
  observer = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      if (!isIntersecting) continue;
      observer?.unobserve(target);
      prefetchPage(target as HTMLAnchorElement);
    }
  });
  document
    .querySelectorAll('a[href^="/"]:not([target], [download], [lang])')
    .forEach((link) => observer?.observe(link));
}
