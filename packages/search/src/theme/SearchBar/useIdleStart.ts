import {useEffect} from 'react';
import {isFastConnection} from '../../client/fastConnection';
import {startBox} from '../SearchBox/openBox';

/** Delay in milliseconds: the page and its prefetches come first. */
const idleTime = 2000;

/** Preloads the search on a fast connection without data saving. */
export default function useIdleStart(): void {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !isFastConnection()) {
      return undefined;
    }
    const timer = setTimeout(() => {
      if ('requestIdleCallback' in window) {
        requestIdleCallback(startBox);
      } else {
        startBox();
      }
    }, idleTime);
    return () => clearTimeout(timer);
  }, []);
}
