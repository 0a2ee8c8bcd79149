import {createContext, useContext, type ReactNode} from 'react';

/** True inside of an island that React has rendered. */
export const IslandRendered = createContext(false);

interface Props {
  /** As registered in `website/src/labs/islands.ts`. */
  readonly name: string;
  readonly children: ReactNode;
}

/** A part of an article that needs React, while the rest stays as the server sent it. */
export default function Island({name, children}: Props): ReactNode {
  return useContext(IslandRendered) ? children : <div data-island={name}>{children}</div>;
}
