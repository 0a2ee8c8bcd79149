import {useEffect} from 'react';
import {isFastLine} from '../../../../static-pages/src/startup/inline/prefetch';

/** Delay in milliseconds: the page and its prefetches come first. */
const idleTime = 2000;

/** Preloads the search on a fast connection without data saving. */
export default function useIdleStart(prepare: () => void): void {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !isFastLine()) {
      return undefined;
    }
    const timer = setTimeout(() => {
      if ('requestIdleCallback' in window) {
        requestIdleCallback(prepare);
      } else {
        prepare();
      }
    }, idleTime);
    return () => clearTimeout(timer);
  }, [prepare]);
}
