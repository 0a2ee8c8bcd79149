import {useCallback, useEffect, useState, type ComponentType} from 'react';
import {flushSync} from 'react-dom';
import type {Props} from '../SearchDialog';
import {startSearch} from './startSearch';

interface Loading {
  /** Null until it is loaded. */
  readonly Dialog: ComponentType<Props> | null;
  /** The last try to load it has failed. */
  readonly hasFailed: boolean;
  retry(): void;
}

/** The lazily loaded contents of the box, with its worker and indexes; opening the box tries again. */
export default function useDialog(isOpen: boolean): Loading {
  const [Dialog, setDialog] = useState<Loading['Dialog']>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    startSearch().then(
      // At once: the reader waits for it, and the rest of the page may still be hydrating.
      (module) => flushSync(() => setDialog(() => module.default)),
      () => setFailed(true),
    );
  }, []);
  useEffect(load, [isOpen, load]);
  const retry = () => {
    setFailed(false);
    load();
  };
  return {Dialog, hasFailed, retry};
}
