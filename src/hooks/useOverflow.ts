import {useEffect, useState, type RefObject} from 'react';

/**
 * Whether the content of an element is wider than the element. A scrolling box
 * must be reachable by keyboard, one that fits should not be a tab stop.
 */
export function useOverflow(ref: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      setOverflows(element.scrollWidth > element.clientWidth + 1);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
}
