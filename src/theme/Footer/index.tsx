import Later from '@site/src/start/Later';
import {createTurn} from '@site/src/start/turns';
import Footer from '@theme-original/Footer';
import type {ReactNode} from 'react';

const turn = createTurn();

/** The theme's footer (3.10), taken over in a task of its own. */
export default function LaterFooter(): ReactNode {
  return (
    <Later turn={turn}>
      <Footer />
    </Later>
  );
}
