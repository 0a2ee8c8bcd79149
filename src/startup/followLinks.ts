import type {History} from 'history';
import {isPlainClick, siteLink} from './siteLink';

/** Links in a served article are plain HTML; this makes them navigate and preload as `Link` of Docusaurus does. */
export function followLinks(article: HTMLElement, history: History): () => void {
  const stop = new AbortController();
  const {signal} = stop;
  const follow = (event: MouseEvent) => {
    const link = siteLink(event);
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    const target = link.pathname + link.search + link.hash;
    const isCurrent = target === history.createHref(history.location);
    history[isCurrent ? 'replace' : 'push'](target);
  };
  const preload = (event: Event) => {
    const link = siteLink(event);
    if (link) window.docusaurus.preload(link.pathname);
  };
  article.addEventListener('click', follow, {signal});
  article.addEventListener('mouseover', preload, {signal});
  article.addEventListener('touchstart', preload, {signal, passive: true});
  return () => stop.abort();
}
