import {useCallback, useState, type ComponentType} from 'react';
import type {Props} from '../SearchDialog';
import useHeadStart from './useHeadStart';

/** Everything behind the button; nobody who does not search pays for it. */
const loadDialog = () => import('../SearchDialog');

interface Loading {
  /** None before it has come. */
  readonly Dialog: ComponentType<Props> | null;
  /** At the first sign of intent, so that all of it is under way before the click. */
  prepare(): void;
}

/** The box, with its worker and indexes. */
export default function useDialog(): Loading {
  const [Dialog, setDialog] = useState<Loading['Dialog']>(null);
  const startAhead = useHeadStart();
  const prepare = useCallback(() => {
    startAhead();
    void loadDialog().then((module) => setDialog(() => module.default));
  }, [startAhead]);
  return {Dialog, prepare};
}
