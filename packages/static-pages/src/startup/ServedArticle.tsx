import {useHistory} from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {watchOverflow} from '../hooks/watchOverflow';
import {startTransition, useRef, useState, type ReactNode} from 'react';
import {articleClass} from './articleClass';
import {followLinks} from './followLinks';
import {factsId} from './pageFacts';
import ServedIsland from './ServedIsland';

interface Props {
  /** Holds the nodes of the article while it is not on display. */
  readonly nodes: DocumentFragment;
  /** Only for the page that the browser loaded: the element with its article. The page's facts follow it. */
  readonly served?: Element | null;
}

/** With these properties React keeps the children of an element as they are, also during hydration. */
const untouched = {suppressHydrationWarning: true, dangerouslySetInnerHTML: {__html: ''}};

/** Articles whose scrolling boxes are watched already; that goes on while other pages are on display. */
const watched = new WeakSet<DocumentFragment>();

/** An article as the server has rendered it. What needs React in it is an island. */
export default function ServedArticle({nodes, served}: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [islands, setIslands] = useState<readonly HTMLElement[]>([]);
  const history = useHistory();
  useIsomorphicLayoutEffect(() => {
    const article = place.current;
    if (!article) return undefined;
    // If something (an extension, a translator) has changed the page before hydration, React makes a new element.
    if (served && served !== article) nodes.append(...Array.from(served.childNodes));
    article.append(nodes);
    if (!watched.has(nodes)) {
      watched.add(nodes);
      article.querySelectorAll<HTMLElement>('[data-scroll-box]').forEach(watchOverflow);
    }
    // A transition, because islands already show what the server rendered: React may render them later.
    const islandsOf = article.querySelectorAll<HTMLElement>('[data-island]');
    startTransition(() => setIslands(Array.from(islandsOf)));
    const stop = followLinks(article, history);
    return () => {
      stop();
      nodes.append(...Array.from(article.childNodes));
    };
  }, [history, nodes, served]);
  return (
    <>
      <div ref={place} className={articleClass} {...untouched} />
      {served && <script type="application/json" id={factsId} {...untouched} />}
      {islands.map((island, index) => (
        <ServedIsland key={index} place={island} />
      ))}
    </>
  );
}
