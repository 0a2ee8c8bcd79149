import Later from '@site/src/start/Later';
import {createTurn} from '@site/src/start/turns';
import Navbar from '@theme-original/Navbar';
import type {ReactNode} from 'react';

const turn = createTurn();

/** The theme's bar (3.10), taken over in a task of its own; its halves follow in two more. */
export default function LaterNavbar(): ReactNode {
  return (
    <Later turn={turn}>
      <Navbar />
    </Later>
  );
}
