import {useHistory} from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {watchOverflow} from '@site/src/hooks/watchOverflow';
import {useRef, useState, type ReactNode} from 'react';
import {articleClass} from './articleClass';
import {followLinks} from './followLinks';
import {factsId} from './pageFacts';
import ServedIsland from './ServedIsland';

interface Props {
  /** The article; empty as long as it is on display. */
  readonly nodes: DocumentFragment;
  /** Whether it came with the document, where its facts follow it. */
  readonly isFirst?: boolean;
}

/** React leaves alone what stands in such an element, also when it hydrates it. */
const served = {suppressHydrationWarning: true, dangerouslySetInnerHTML: {__html: ''}};

/** Articles whose boxes are watched; they stay so while other pages are on display. */
const watched = new WeakSet<DocumentFragment>();

/** An article as the server has rendered it. What needs React in it is an island. */
export default function ServedArticle({nodes, isFirst}: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [islands, setIslands] = useState<readonly HTMLElement[]>([]);
  const history = useHistory();
  useIsomorphicLayoutEffect(() => {
    const article = place.current;
    if (!article) return undefined;
    article.append(nodes);
    if (!watched.has(nodes)) {
      watched.add(nodes);
      article.querySelectorAll<HTMLElement>('[data-scroll-box]').forEach(watchOverflow);
    }
    setIslands(Array.from(article.querySelectorAll<HTMLElement>('[data-island]')));
    const stop = followLinks(article, history);
    return () => {
      stop();
      nodes.append(...Array.from(article.childNodes));
    };
  }, [history, nodes]);
  return (
    <>
      <div ref={place} className={articleClass} {...served} />
      {isFirst && <script type="application/json" id={factsId} {...served} />}
      {islands.map((island, index) => (
        <ServedIsland key={index} place={island} />
      ))}
    </>
  );
}
