import {useEffect, useRef, type RefObject} from 'react';

/** Tells the style sheet how high an element is, as `--height`: a sticky one may be higher than the screen. */
export function useHeight(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      element.style.setProperty('--height', `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return ref;
}
