import {watchOverflow} from '@site/src/hooks/watchOverflow';
import {firstPage} from './firstPage';
import {keepTabs} from './keptTabs';

/** Elements whose controls work; they go on to work while others are on display. */
const cared = new WeakSet<Element>();

/** Makes what React would have made work in a kept article, once. */
export function lookAfter(article: HTMLElement): void {
  const mark = article.firstElementChild;
  if (!mark || cared.has(mark)) return;
  cared.add(mark);
  keepTabs(article);
  article.querySelectorAll<HTMLElement>('[data-scroll-box]').forEach(watchOverflow);
}

// The first page need not wait for React.
if (firstPage) {
  const article = document.querySelector<HTMLElement>('.theme-doc-markdown');
  if (article) lookAfter(article);
}
