import {createContext, useContext, type ReactNode} from 'react';

/** True inside of an island that has been taken over. */
export const TakenOver = createContext(false);

interface Props {
  /** As registered in `src/labs/islands.ts`. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A part of an article that needs React, while the rest may stay as the server sent it. */
export default function Island({name, children}: Props): ReactNode {
  const isTakenOver = useContext(TakenOver);
  return isTakenOver ? children : <div data-island={name}>{children}</div>;
}
