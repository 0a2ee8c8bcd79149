import {useEffect, useState, type RefObject} from 'react';

/** How far below the screen a lab begins to load. */
const AHEAD = '400px';

/**
 * True once the top of a lab is on the screen or close below it. A lab that reaches into
 * the screen from above stays as it is, so that text which is being read does not move.
 */
export function useNear(top: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !top.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({isIntersecting}) => isIntersecting) && setNear(true),
      {rootMargin: `0px 0px ${AHEAD} 0px`},
    );
    observer.observe(top.current);
    return () => observer.disconnect();
  }, [near, top]);
  return near;
}
