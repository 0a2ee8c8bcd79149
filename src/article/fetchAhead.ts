import {siteLink} from './siteLink';

function preload(event: Event): void {
  const link = siteLink(event);
  if (link) window.docusaurus.preload(link.pathname);
}

function prefetchVisible(article: HTMLElement): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      window.docusaurus.prefetch((target as HTMLAnchorElement).pathname);
    }
  });
  article.querySelectorAll('a[href^="/"]:not([target])').forEach((link) => observer.observe(link));
  return () => observer.disconnect();
}

/** Links in an article that React does not know fetch their pages ahead, as all others. */
export function fetchAhead(article: HTMLElement): () => void {
  const stop = new AbortController();
  const {signal} = stop;
  article.addEventListener('mouseover', preload, {signal});
  article.addEventListener('touchstart', preload, {signal, passive: true});
  const stopPrefetching = prefetchVisible(article);
  return () => {
    stop.abort();
    stopPrefetching();
  };
}
