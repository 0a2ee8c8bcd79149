import {Suspense, type ComponentType, type ReactNode} from 'react';
import {createTurn, type Turn} from './turns';

interface Props {
  readonly turn: Turn;
  /** One element, or a range that `markLayout` marks, so that what the server sent can wait for it. */
  readonly children: ReactNode;
}

/** Only a page that came from the server has something to show until then. */
const comesFromServer = typeof window !== 'undefined' && process.env.NODE_ENV === 'production';

function Live({turn, children}: Props): ReactNode {
  turn.wait();
  return children;
}

/** A part of the first page that is taken over in a task of its own: a slow phone stays answerable. */
export default function Later({turn, children}: Props): ReactNode {
  if (!comesFromServer) return children;
  return (
    <Suspense fallback={null}>
      <Live turn={turn}>{children}</Live>
    </Suspense>
  );
}

/** A part of the theme that waits for a turn of its own. */
export function withTurn(Part: ComponentType): ComponentType {
  const turn = createTurn();
  return function LaterPart() {
    return (
      <Later turn={turn}>
        <Part />
      </Later>
    );
  };
}
