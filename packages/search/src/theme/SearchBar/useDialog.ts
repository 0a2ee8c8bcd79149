import {useCallback, useState, type ComponentType} from 'react';
import {flushSync} from 'react-dom';
import type {Props} from '../SearchDialog';
import {startSearch} from './startSearch';

interface Loading {
  /** Null until it is loaded. */
  readonly Dialog: ComponentType<Props> | null;
  /** The last try to load it has failed. */
  readonly hasFailed: boolean;
  /** Starts loading; called on hover and focus, before the click. */
  prepare(): void;
}

/** The lazily loaded contents of the box, with its worker and indexes. */
export default function useDialog(): Loading {
  const [Dialog, setDialog] = useState<Loading['Dialog']>(null);
  const [hasFailed, setFailed] = useState(false);
  const prepare = useCallback(() => {
    setFailed(false);
    startSearch().then(
      // At once: the reader waits for it, and the rest of the page may still be hydrating.
      (module) => flushSync(() => setDialog(() => module.default)),
      // The next hover, focus or click tries again, and the box offers it.
      () => setFailed(true),
    );
  }, []);
  return {Dialog, hasFailed, prepare};
}
