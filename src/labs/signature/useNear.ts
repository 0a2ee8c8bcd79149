import {useEffect, useRef, useState, type RefObject} from 'react';

interface Near {
  readonly place: RefObject<HTMLDivElement | null>;
  readonly near: boolean;
  readonly open: () => void;
}

/**
 * True once the place comes close to the screen from below, or when asked for. A place
 * above the screen does not count, so that text which is being read does not move.
 */
export function useNear(): Near {
  const place = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !place.current || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({isIntersecting}) => isIntersecting) && setNear(true),
      {rootMargin: '-25% 0px 300px 0px'},
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [near]);
  return {place, near, open: () => setNear(true)};
}
