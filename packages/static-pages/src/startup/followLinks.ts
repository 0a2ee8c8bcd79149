import type {History} from 'history';
import {repair} from '../features/safeAddress/repair';
import {isPlainClick, siteLink} from './siteLink';

/** The router cannot decode a broken path: the browser follows such a link itself. */
function followable(event: Event): HTMLAnchorElement | null {
  const link = siteLink(event);
  return link && repair(link.pathname) === link.pathname ? link : null;
}

/** Links in a served article are plain HTML; this makes them navigate and preload as `Link` of Docusaurus does. */
export function followLinks(article: HTMLElement, history: History): () => void {
  const stop = new AbortController();
  const {signal} = stop;
  const follow = (event: MouseEvent) => {
    const link = followable(event);
    if (!link || !isPlainClick(event)) return;
    event.preventDefault();
    const target = link.pathname + link.search + repair(link.hash);
    const isCurrent = target === history.createHref(history.location);
    history[isCurrent ? 'replace' : 'push'](target);
  };
  const preload = (event: Event) => {
    const link = followable(event);
    if (link) window.docusaurus.preload(link.pathname);
  };
  article.addEventListener('click', follow, {signal});
  article.addEventListener('mouseover', preload, {signal});
  article.addEventListener('touchstart', preload, {signal, passive: true});
  return () => stop.abort();
}
