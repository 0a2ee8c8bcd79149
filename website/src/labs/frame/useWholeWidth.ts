import {useEffect, type RefObject} from 'react';

/**
 * A lab is as wide as the article and its column of contents. While it is in the viewport, styles hide that
 * column (`data-lab-in-view`): otherwise its links would be below the lab, but still in the tab order.
 */
export function useWholeWidth(lab: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const {current} = lab;
    if (!current) return undefined;
    const root = document.documentElement;
    const observer = new IntersectionObserver(([entry]) =>
      root.toggleAttribute('data-lab-in-view', entry?.isIntersecting),
    );
    observer.observe(current);
    return () => {
      observer.disconnect();
      root.removeAttribute('data-lab-in-view');
    };
  }, [lab]);
}
