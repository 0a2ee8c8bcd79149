import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {showNotice} from '../features/notice';
import {useNear} from '../hooks/useNear';
import {
  createElement,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import {createPortal, flushSync} from 'react-dom';
import {IslandRendered} from './Island';
import {hasState} from './hasState';
import {islandLoader} from './islands';

type Part = ComponentType;

/** What the server sent stays, and the reader is told. */
function tellFailure(retry: () => void): void {
  const text = translate({
    id: 'island.failed',
    message: 'An interactive part of this page could not be loaded. You see an example instead.',
  });
  showNotice(text, retry);
}

function usePart(name: string, place: HTMLElement): Part | undefined {
  const location = useLocation();
  const near = useNear(useMemo(() => ({current: place}), [place]));
  const [part, setPart] = useState<Part>();
  // With a state in the URL also far from the viewport: the page may be printed, or the island scrolls to itself.
  const isWanted = near || hasState(location);
  useEffect(() => {
    if (!isWanted) return;
    const load = () => {
      islandLoader(name)?.().then(
        (loaded) => {
          place.replaceChildren();
          // Synchronously, so that the empty island is never painted.
          flushSync(() => setPart(() => loaded.default as Part));
        },
        () => tellFailure(load),
      );
    };
    load();
  }, [isWanted, name, place]);
  return part;
}

/** Renders one island of a served article when the reader comes near. */
export default function ServedIsland({place}: {readonly place: HTMLElement}): ReactNode {
  const part = usePart(place.dataset.island ?? '', place);
  if (!part) return null;
  return createPortal(<IslandRendered value>{createElement(part)}</IslandRendered>, place);
}
