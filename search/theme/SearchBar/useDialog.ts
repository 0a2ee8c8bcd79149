import {useCallback, useState, type ComponentType} from 'react';
import type {Props} from '../SearchDialog';
import {startSearch} from './startSearch';

interface Loading {
  /** Null until it is loaded. */
  readonly Dialog: ComponentType<Props> | null;
  /** Starts loading; called on hover and focus, before the click. */
  prepare(): void;
}

/** The lazily loaded contents of the box, with its worker and indexes. */
export default function useDialog(): Loading {
  const [Dialog, setDialog] = useState<Loading['Dialog']>(null);
  const prepare = useCallback(() => {
    startSearch().then(
      (module) => setDialog(() => module.default),
      // The connection is gone: the next hover, focus or click tries again.
      () => undefined,
    );
  }, []);
  return {Dialog, prepare};
}
