import {createContext, useContext} from 'react';

/** Whether something in an article needs React; set while the server renders it. */
export class LiveMark {
  isSet = false;

  set(): void {
    this.isSet = true;
  }
}

export const LiveMarkContext = createContext<LiveMark | null>(null);

/**
 * For components with state or effects: the article they stand in is taken over by React. All other
 * articles stay what the server sent (see KeptArticle). A test finds components that forget it.
 */
export function useLive(isLive = true): void {
  const mark = useContext(LiveMarkContext);
  if (isLive) mark?.set();
}
