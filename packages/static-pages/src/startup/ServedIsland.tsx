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
  const {hash} = useLocation();
  const near = useNear(useMemo(() => ({current: place}), [place]));
  const [part, setPart] = useState<Part>();
  // Also for a link to another lab, which a notice reports.
  const isWanted = near || /^#lab-\w+\?/.test(hash);
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
