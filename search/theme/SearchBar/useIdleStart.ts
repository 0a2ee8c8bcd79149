import {useEffect} from 'react';
import {isFastLine} from '../../../src/startup/inline/prefetch';

/** The page and what it fetches ahead come first. */
const idleTime = 2000;

/** On a fast line, unless the reader saves data, the search is made ready before it is asked for. */
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
