import {useHistory} from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {foldedMark} from '@site/src/unfold/foldedMark';
import {useRef, useState, type ReactNode} from 'react';
import {fetchAhead} from './fetchAhead';
import {elementId} from './firstPage';
import {followLinks} from './followLinks';
import {lookAfter} from './keptControls';
import KeptIsland from './KeptIsland';

interface Props {
  readonly className: string;
  /** Its nodes; empty as long as they are on display. */
  readonly nodes: DocumentFragment;
  /** Whether it came with the document. */
  readonly isFirst: boolean;
  readonly folded: boolean;
}

const nothing = {__html: ''};

/**
 * An article as the server has rendered it: neither its text nor its components are loaded again, and
 * React does not walk through it. What works in it is told from outside; pages with more than that
 * are rendered in the browser (see useLive).
 */
export default function KeptArticle({className, nodes, isFirst, folded}: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [islands, setIslands] = useState<readonly HTMLElement[]>([]);
  const history = useHistory();
  useIsomorphicLayoutEffect(() => {
    const article = place.current;
    if (!article) return undefined;
    article.append(nodes);
    lookAfter(article);
    setIslands(Array.from(article.querySelectorAll<HTMLElement>('[data-island]')));
    const stops = [fetchAhead(article), followLinks(article, history)];
    return () => {
      stops.forEach((stop) => stop());
      nodes.append(...Array.from(article.childNodes));
    };
  }, [history, nodes]);
  return (
    <>
      <div
        ref={place}
        className={className}
        {...(folded && {[foldedMark]: ''})}
        suppressHydrationWarning
        dangerouslySetInnerHTML={nothing}
      />
      {isFirst && (
        <script
          type="application/json"
          id={elementId}
          suppressHydrationWarning
          dangerouslySetInnerHTML={nothing}
        />
      )}
      {islands.map((island, index) => (
        <KeptIsland key={index} place={island} />
      ))}
    </>
  );
}
