import {useHistory} from '@docusaurus/router';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {useRef, useState, type ReactNode} from 'react';
import {fetchAhead} from './fetchAhead';
import {elementId} from './firstPage';
import {followLinks} from './followLinks';
import KeptIsland from './KeptIsland';

/** The article as the reader left it, for coming back. */
const left = typeof document === 'undefined' ? null : document.createDocumentFragment();

/**
 * The article of the page that came as a document. The server has rendered it, so neither its text
 * nor its components are loaded again, and React does not walk through it. What works in it is told
 * from outside; pages with more than that are taken over whole (see useLive).
 */
export default function KeptArticle({className}: {readonly className: string}): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [islands, setIslands] = useState<readonly HTMLElement[]>([]);
  const history = useHistory();
  useIsomorphicLayoutEffect(() => {
    const article = place.current;
    if (!article || !left) return undefined;
    article.append(left);
    setIslands(Array.from(article.querySelectorAll<HTMLElement>('[data-island]')));
    const stops = [fetchAhead(article), followLinks(article, history)];
    return () => {
      stops.forEach((stop) => stop());
      left.append(...Array.from(article.childNodes));
    };
  }, [history]);
  return (
    <>
      <div
        ref={place}
        className={className}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: ''}}
      />
      <script
        type="application/json"
        id={elementId}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: ''}}
      />
      {islands.map((island, index) => (
        <KeptIsland key={index} place={island} />
      ))}
    </>
  );
}
