import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {Suspense, type ReactNode} from 'react';
import {mainIsLive} from '.';
import {isAsleep, onAwake} from './state';

interface Props {
  readonly children: ReactNode;
}

const awake = new Promise<void>((resolve) => {
  onAwake(resolve);
});

function Live({children}: Props): ReactNode {
  // A part that waits while it is taken over keeps what the server sent.
  if (isAsleep()) throw awake;
  useIsomorphicLayoutEffect(mainIsLive, []);
  return children;
}

/** The main part of a page: live at once, or with the reader's first sign of life. */
export default function Main({children}: Props): ReactNode {
  if (!ExecutionEnvironment.canUseDOM) return children;
  return (
    <Suspense fallback={null}>
      <Live>{children}</Live>
    </Suspense>
  );
}
