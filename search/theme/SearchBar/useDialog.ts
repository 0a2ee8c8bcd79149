import {useCallback, useState, type ComponentType} from 'react';
import type {Props} from '../SearchDialog';
import {startSearch} from './startSearch';

interface Loading {
  /** None before it has come. */
  readonly Dialog: ComponentType<Props> | null;
  /** At the first sign of intent, so that all of it is under way before the click. */
  prepare(): void;
}

/** The box, with its worker and indexes. */
export default function useDialog(): Loading {
  const [Dialog, setDialog] = useState<Loading['Dialog']>(null);
  const prepare = useCallback(() => {
    void startSearch().then((module) => setDialog(() => module.default));
  }, []);
  return {Dialog, prepare};
}
