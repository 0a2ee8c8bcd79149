import {useEffect, useState, type RefObject} from 'react';

interface Condition {
  /** Margins of the window, as IntersectionObserver writes them. */
  readonly rootMargin: string;
  /** Whether the element has to be inside the window with these margins, or outside of it. */
  readonly inside: boolean;
  /** Nothing is observed while this is false. */
  readonly isDue: boolean;
}

/** True as soon as an element has once met a condition about its position on the screen. */
export function useMet(
  element: RefObject<HTMLElement | null>,
  {rootMargin, inside, isDue}: Condition,
): boolean {
  const [met, setMet] = useState(false);
  useEffect(() => {
    if (!isDue || met || !element.current || typeof IntersectionObserver === 'undefined')
      return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.at(-1)?.isIntersecting === inside && setMet(true),
      {rootMargin},
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, rootMargin, inside, isDue, met]);
  return met;
}
