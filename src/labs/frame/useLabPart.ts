import {useEffect, useState, type RefObject} from 'react';

/** Calls back once, when the element is inside the window with these margins, or outside of it. */
function useOnce(
  element: RefObject<HTMLElement | null>,
  {wait, rootMargin, inside}: {wait: boolean; rootMargin: string; inside: boolean},
): boolean {
  const [met, setMet] = useState(false);
  useEffect(() => {
    if (wait || met || !element.current || typeof IntersectionObserver === 'undefined')
      return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.at(-1)?.isIntersecting === inside && setMet(true),
      {rootMargin},
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, wait, rootMargin, inside, met]);
  return met;
}

/** How far below the screen a lab begins to load. */
const AHEAD = '0px 0px 400px 0px';
/** The screen and everything above it. */
const UP_TO_HERE = '1000000px 0px 0px 0px';

interface Lab<Part> {
  readonly top: RefObject<HTMLElement | null>;
  readonly end: RefObject<HTMLElement | null>;
  readonly load: () => Promise<{readonly default: Part}>;
  /** How often the reader has asked for the lab. */
  readonly asked: number;
}

/**
 * The interactive part, once it may take the place of its example: the reader has asked for it,
 * or it has been close to the screen and ends below it. What follows has not been seen then,
 * and nothing that is being read moves.
 */
export function useLabPart<Part>({top, end, load, asked}: Lab<Part>) {
  const near = useOnce(top, {wait: false, rootMargin: AHEAD, inside: true});
  const [loaded, setLoaded] = useState<{readonly Part: Part}>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!near && asked === 0) return;
    load().then(
      ({default: Part}) => setLoaded({Part}),
      () => setFailed(true),
    );
  }, [near, asked, load]);
  const fits = useOnce(end, {wait: !loaded, rootMargin: UP_TO_HERE, inside: false});
  return {Part: fits || asked > 0 ? loaded?.Part : undefined, failed: failed && !loaded};
}
