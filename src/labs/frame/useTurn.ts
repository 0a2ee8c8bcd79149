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

interface Lab {
  readonly top: RefObject<HTMLElement | null>;
  readonly end: RefObject<HTMLElement | null>;
  readonly load: () => Promise<unknown>;
}

/**
 * True once the lab may take the place of its example: it has been close to the screen, it is
 * loaded, and it ends below the screen. What follows has not been seen then, and nothing that
 * is being read moves.
 */
export function useTurn({top, end, load}: Lab): boolean {
  const near = useOnce(top, {wait: false, rootMargin: AHEAD, inside: true});
  const [loaded, setLoaded] = useState(false);
  useEffect(() => {
    if (near) void load().then(() => setLoaded(true));
  }, [near, load]);
  return useOnce(end, {wait: !loaded, rootMargin: UP_TO_HERE, inside: false});
}
