import {useHistory} from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {watchOverflow} from '../hooks/watchOverflow';
import {startTransition, useRef, useState, type ReactNode} from 'react';
import {articleClass} from './articleClass';
import {followLinks} from './followLinks';
import {factsId} from './pageFacts';
import ServedIsland from './ServedIsland';

interface Props {
  /** The element with the article as the server sent it. */
  readonly served: Element;
  /** Whether it is the page that the browser loaded, where the page's facts follow the article. */
  readonly isFirst: boolean;
}

/** With these properties React keeps the children of an element as they are, also during hydration. */
const untouched = {suppressHydrationWarning: true, dangerouslySetInnerHTML: {__html: ''}};

/** The element that contains an article. React may have removed it from the page; it then keeps the article for the next visit. */
const places = new WeakMap<Element, Element>();

/** An article as the server has rendered it. What needs React in it is an island. */
export default function ServedArticle({served, isFirst}: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [islands, setIslands] = useState<readonly HTMLElement[]>([]);
  const history = useHistory();
  useIsomorphicLayoutEffect(() => {
    const article = place.current;
    if (!article) return undefined;
    const before = places.get(served) ?? served;
    // On the first page it is the same element, unless an extension or a translator has changed the page before hydration.
    if (before !== article) article.append(...Array.from(before.childNodes));
    // Scrolling boxes stay watched while other pages are on display.
    if (!places.has(served)) {
      article.querySelectorAll<HTMLElement>('[data-scroll-box]').forEach(watchOverflow);
    }
    places.set(served, article);
    // A transition, because islands already show what the server rendered: React may render them later.
    const islandsOf = article.querySelectorAll<HTMLElement>('[data-island]');
    startTransition(() => setIslands(Array.from(islandsOf)));
    return followLinks(article, history);
  }, [history, served]);
  return (
    <>
      <div ref={place} className={articleClass} {...untouched} />
      {isFirst && <script type="application/json" id={factsId} {...untouched} />}
      {islands.map((island, index) => (
        <ServedIsland key={index} place={island} />
      ))}
    </>
  );
}
