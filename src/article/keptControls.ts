import {watchOverflow} from '@site/src/hooks/watchOverflow';
import {firstPage} from './firstPage';
import {keepTabs} from './keptTabs';

/** Makes what React would have made work in the kept article, before and without React. */
if (firstPage) {
  const article = document.querySelector<HTMLElement>('.theme-doc-markdown');
  if (article) {
    keepTabs(article);
    article.querySelectorAll<HTMLElement>('[data-scroll-box]').forEach(watchOverflow);
  }
}

export {};
