import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import Later from '@site/src/start/Later';
import type {Turn} from '@site/src/start/turns';
import type {ReactNode} from 'react';
import {mainIsLive} from '.';
import {isAsleep, onAwake} from './state';

interface Props {
  readonly children: ReactNode;
}

const awake = new Promise<void>((resolve) => {
  onAwake(resolve);
});

/** Comes with the reader's first sign of life. */
const sleep: Turn = {
  wait() {
    if (isAsleep()) throw awake;
  },
};

function Live({children}: Props): ReactNode {
  useIsomorphicLayoutEffect(mainIsLive, []);
  return children;
}

/** The main part of a page: live at once, or with the reader's first sign of life. */
export default function Main({children}: Props): ReactNode {
  return (
    <Later turn={sleep}>
      <Live>{children}</Live>
    </Later>
  );
}
