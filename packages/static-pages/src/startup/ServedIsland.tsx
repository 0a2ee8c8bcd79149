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

type Part = ComponentType<{readonly children?: ReactNode}>;

/** The worked example that an island showed before its component was loaded. */
const examples = new WeakMap<HTMLElement, readonly ChildNode[]>();

/** Empties an island for its component, and keeps the example for it. */
function clear(place: HTMLElement): void {
  const example = place.querySelector('[data-example]');
  if (example) examples.set(place, Array.from(example.childNodes));
  place.replaceChildren();
}

function KeptExample({place}: {readonly place: HTMLElement}): ReactNode {
  return <div ref={(box) => box?.append(...(examples.get(place) ?? []))} />;
}

/** The example stays, and the reader is told. */
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
  const isWanted = near || hash.startsWith(`#lab-${name}?`);
  useEffect(() => {
    if (!isWanted) return;
    const load = () => {
      islandLoader(name)?.().then(
        (loaded) => {
          clear(place);
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
  const example = <KeptExample place={place} />;
  return createPortal(
    <IslandRendered value>{createElement(part, null, example)}</IslandRendered>,
    place,
  );
}
