import type {History} from 'history';
import {isPlainClick, siteLink} from './siteLink';

/** Takes links in an article that React does not know to the router, as all others. */
export function followLinks(article: HTMLElement, history: History): () => void {
  const stop = new AbortController();
  const {signal} = stop;
  const change = (event: MouseEvent) => {
    const link = siteLink(event);
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    const target = link.pathname + link.search + link.hash;
    const isCurrent = target === history.createHref(history.location);
    history[isCurrent ? 'replace' : 'push'](target);
  };
  article.addEventListener('click', change, {signal});
  return () => stop.abort();
}
